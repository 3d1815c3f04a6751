import { useRef } from "react";
import { Button } from "../button/button.tsx";
import type { ButtonLook } from "../button/button-look.ts";
import { useDraft } from "./use-draft.ts";
import { useSending } from "./use-sending.ts";

type Props = {
	send: string;
	sending: string;
	look?: ButtonLook;
	/** Whether a turning mark stands beside what it says meanwhile. */
	spinner?: boolean;
	/** Whether what is typed goes along to the page's twin. */
	keepsDraft?: boolean;
	/** What is said when there is no connection: the form then stays, with all that was typed. */
	offline: string;
};

/** What sends a form. The form is plain HTML; React says that it is on its way, and lets it go once only. */
export function SendButton({ send, sending, look, spinner, keepsDraft = false, offline }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const sent = useSending(button);
	useDraft(button, keepsDraft);
	return (
		<>
			<Button ref={button} type="submit" look={look} disabled={sent === "sending"}>
				{sent === "sending" && spinner && <span className="spinner" aria-hidden="true" />}
				{sent === "sending" ? sending : send}
			</Button>
			<span role="alert" className="field-problem send-problem">
				{sent === "offline" && offline}
			</span>
		</>
	);
}
