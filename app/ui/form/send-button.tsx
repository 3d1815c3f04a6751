import { useRef } from "react";
import { Button } from "../button/button.tsx";
import type { ButtonLook } from "../button/button-look.ts";
import { useDraft } from "./use-draft.ts";
import { useSending } from "./use-sending.ts";

type Props = {
	send: string;
	sending: string;
	look?: ButtonLook;
	spinner?: boolean;
	keepsDraft?: boolean;
	offline: string;
	/** Shown when the site could not be reached. */
	failed: string;
};

export function SendButton({ send, sending, look, spinner, keepsDraft = false, offline, failed }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const sent = useSending(button);
	useDraft(button, keepsDraft);
	return (
		<>
			<Button ref={button} type="submit" look={look} disabled={sent === "sending"}>
				{sent === "sending" && spinner && <span className="spinner" aria-hidden="true" />}
				<span>{sent === "sending" ? sending : send}</span>
			</Button>
			{(sent === "offline" || sent === "failed") && (
				<span role="alert" className="field-problem send-problem">
					{sent === "offline" ? offline : failed}
				</span>
			)}
		</>
	);
}
