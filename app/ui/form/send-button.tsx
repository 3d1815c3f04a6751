import { type RefObject, useEffect, useRef, useState } from "react";
import { Button, type ButtonLook } from "../button/button.tsx";
import { useDraft } from "./use-draft.ts";

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
	// The message shows by it: where React cannot be loaded, the page's script sets it.
	useEffect(() => {
		button.current?.form?.toggleAttribute("data-failed", sent === "offline" || sent === "failed");
	}, [sent]);
	return (
		<>
			<Button ref={button} type="submit" look={look} disabled={sent === "sending"}>
				{sent === "sending" && spinner && <span className="spinner" aria-hidden="true" />}
				<span>{sent === "sending" ? sending : send}</span>
			</Button>
			<span role="alert" className="field-problem send-problem" hidden>
				{sent === "offline" ? offline : failed}
			</span>
		</>
	);
}

type Sending = "no" | "sending" | "offline" | "failed";

const patience = 15_000;

/**
 * Without a connection to the site the form stays: the browser's error page would replace all that was typed. So each
 * press first asks for a small file, and the form goes out once that came.
 */
function useSending(button: RefObject<HTMLButtonElement | null>): Sending {
	const [sending, setSending] = useState<Sending>("no");
	const state = useRef<"idle" | "asking" | "reached">("idle");
	useEffect(() => {
		const form = button.current?.form;
		if (form?.dataset.failed !== undefined) setSending("failed");
		const start = (event: SubmitEvent) => {
			if (state.current === "reached") {
				state.current = "idle";
				setSending("sending");
				return;
			}
			event.preventDefault();
			if (state.current === "asking") return;
			if (!navigator.onLine) return setSending("offline");
			state.current = "asking";
			void isReachable().then((reached) => {
				state.current = reached ? "reached" : "idle";
				if (reached) form?.requestSubmit(event.submitter);
				else setSending("failed");
			});
		};
		const stop = () => setSending("no");
		const resume = () => setSending((now) => (now === "offline" ? "no" : now));
		form?.addEventListener("submit", start);
		window.addEventListener("pageshow", stop);
		window.addEventListener("online", resume);
		return () => {
			form?.removeEventListener("submit", start);
			window.removeEventListener("pageshow", stop);
			window.removeEventListener("online", resume);
		};
	}, [button]);
	return sending;
}

async function isReachable(): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(patience);
		return (await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal })).ok;
	} catch {
		return false;
	}
}
