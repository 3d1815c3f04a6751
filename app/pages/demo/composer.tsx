import { type FormEvent, useState } from "react";
import { sendOnEnter } from "../../ui/form/send-on-enter.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { DemoData } from "./demo-data.server.ts";
import type { Player } from "./use-player.ts";

const maxLength = 500;

export function DemoComposer({ text, player }: { text: DemoData["text"]; player: Player }) {
	const [typed, setTyped] = useState("");
	const blank = !typed.trim();
	const { typing } = player.state;

	function send(event: FormEvent) {
		event.preventDefault();
		if (blank || typing) return;
		player.say(typed.trim());
		setTyped("");
	}

	return (
		<form className="chat-composer demo-composer needs-script" onSubmit={send}>
			<label className="visually-hidden" htmlFor="demo-message">
				{text.field}
			</label>
			<textarea
				id="demo-message"
				rows={1}
				maxLength={maxLength}
				autoComplete="off"
				enterKeyHint="send"
				placeholder={text.placeholder}
				value={typed}
				aria-describedby="demo-script"
				onChange={(event) => setTyped(event.currentTarget.value)}
				onKeyDown={sendOnEnter}
			/>
			<button type="submit" className="chat-send" disabled={blank || typing}>
				<span className="visually-hidden">{text.send}</span>
				<Icon name="send" />
			</button>
		</form>
	);
}
