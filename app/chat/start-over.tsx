import { type FormEvent, useRef } from "react";
import { pathTo } from "../../content/addresses.ts";
import { Button } from "../ui/button/button.tsx";
import { useChatText } from "./use-chat-text.ts";

export const startOverField = "start-over";

export function StartOver({ onConfirm }: { onConfirm: () => void }) {
	const { chat, language } = useChatText();
	const menu = useRef<HTMLDetailsElement>(null);
	const confirm = (event: FormEvent) => {
		event.preventDefault();
		if (menu.current) menu.current.open = false;
		onConfirm();
	};
	return (
		<details ref={menu} className="chat-start-over" data-menu>
			<summary className="icon-button" title={chat.restart.open}>
				<span className="visually-hidden">{chat.restart.open}</span>
				<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
					<path d="M4 5v5h5M4.6 15A8 8 0 1 0 6 7.2L4 10" />
				</svg>
			</summary>
			<form method="post" action={pathTo("assistant", language)} onSubmit={confirm}>
				<p>{chat.restart.question}</p>
				<input type="hidden" name={startOverField} value="1" />
				<Button look="small" type="submit">
					{chat.restart.confirm}
				</Button>
			</form>
		</details>
	);
}
