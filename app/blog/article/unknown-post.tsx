import type { BlogText } from "../../../content/blog/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";

export function UnknownPost({ text, back }: { text: BlogText["unknown"]; back: string }) {
	return (
		<Notice title={text.title} message={text.message}>
			<p>
				<ButtonLink look="sun" href={back}>
					{text.back}
				</ButtonLink>
			</p>
		</Notice>
	);
}
