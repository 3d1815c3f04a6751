import { useEffect, useRef, useState } from "react";

export type Typed = { key: number; side: "bot" | "customer"; text: string };

/** After so many milliseconds a typed message has its canned reply. */
const replyAfter = 1_500;

/** What the visitor typed, each message answered with the next of the canned replies. */
export function useTyped(replies: readonly string[]) {
	const [typed, setTyped] = useState<readonly Typed[]>([]);
	const [waiting, setWaiting] = useState(0);
	const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
	useEffect(() => () => timers.current.forEach(clearTimeout), []);

	function add(side: Typed["side"], text: (before: readonly Typed[]) => string) {
		setTyped((before) => [...before, { key: before.length, side, text: text(before) }]);
	}
	function say(form: HTMLFormElement) {
		const text = String(new FormData(form).get("say") ?? "").trim();
		if (!text) return;
		form.reset();
		add("customer", () => text.slice(0, 500));
		setWaiting((before) => before + 1);
		const reply = () => {
			setWaiting((before) => before - 1);
			add(
				"bot",
				(before) => replies[before.filter(({ side }) => side === "bot").length % replies.length] ?? "",
			);
		};
		timers.current.push(setTimeout(reply, replyAfter));
	}
	return { typed, typing: waiting > 0, say };
}
