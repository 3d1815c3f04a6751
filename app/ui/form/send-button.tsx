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
	const status = useSending(button);
	useDraft(button, keepsDraft);
	// The message shows by it: where React cannot be loaded, the page's script sets it.
	useEffect(() => {
		button.current?.form?.toggleAttribute("data-failed", status === "offline" || status === "failed");
	}, [status]);
	return (
		<>
			<Button ref={button} type="submit" look={look} disabled={status === "sending"}>
				{status === "sending" && spinner && <span className="spinner" aria-hidden="true" />}
				<span>{status === "sending" ? sending : send}</span>
			</Button>
			<span role="alert" className="field-problem send-problem" hidden>
				{status === "offline" ? offline : failed}
			</span>
		</>
	);
}

type SendingStatus = "no" | "sending" | "offline" | "failed";

const patience = 15_000;

/**
 * Without a connection to the site the form stays: the browser's error page would replace all that was typed. So each
 * press first asks for a small file, and the form goes out once that came.
 */
function useSending(button: RefObject<HTMLButtonElement | null>): SendingStatus {
	const [status, setStatus] = useState<SendingStatus>("no");
	const probe = useRef<"idle" | "asking" | "reached">("idle");
	useEffect(() => {
		const form = button.current?.form;
		if (form?.dataset.failed !== undefined) setStatus("failed");
		const start = (event: SubmitEvent) => {
			if (probe.current === "reached") {
				probe.current = "idle";
				setStatus("sending");
				return;
			}
			event.preventDefault();
			if (probe.current === "asking") return;
			if (!navigator.onLine) return setStatus("offline");
			probe.current = "asking";
			void canReachSite().then((reached) => {
				probe.current = reached ? "reached" : "idle";
				if (reached) form?.requestSubmit(event.submitter);
				else setStatus("failed");
			});
		};
		const stop = () => setStatus("no");
		const resume = () => setStatus((now) => (now === "offline" ? "no" : now));
		form?.addEventListener("submit", start);
		window.addEventListener("pageshow", stop);
		window.addEventListener("online", resume);
		return () => {
			form?.removeEventListener("submit", start);
			window.removeEventListener("pageshow", stop);
			window.removeEventListener("online", resume);
		};
	}, [button]);
	return status;
}

async function canReachSite(): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(patience);
		return (await fetch("/livez", { cache: "no-store", signal })).ok;
	} catch {
		return false;
	}
}
