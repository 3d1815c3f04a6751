import { useRef } from "react";
import type { StaffText } from "../../../content/staff/schema.ts";
import { CopyButton } from "./copy-button.tsx";

/** What is stored nowhere as it is, such as a key. */
export type Secret = { message: string; secret: string };

type Props = { shown: Secret | null | undefined; text: Pick<StaffText, "copy" | "copied"> };

/** Nobody can read it again: the page comes to it, whichever form asked for it. */
export function ShownOnce({ shown, text }: Props) {
	const secret = useRef<HTMLElement>(null);
	if (!shown) return null;
	return (
		<div className="alert alert-done">
			<p className="shown-once" role="status" tabIndex={-1}>
				<b>{shown.message}</b>{" "}
				<code className="screen-secret" ref={secret}>
					{shown.secret}
				</code>
			</p>
			<CopyButton
				key={shown.secret}
				copies={shown.secret}
				shownIn={secret}
				label={text.copy}
				copied={text.copied}
			/>
		</div>
	);
}
