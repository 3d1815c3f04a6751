import { useEffect, useState } from "react";
import { Icon } from "../ui/icon/icon.tsx";
import { recalls, remember } from "./chat-memory.ts";
import { useChatText } from "./use-chat-text.ts";

export function MuteButton() {
	const { chat } = useChatText();
	const [muted, setMuted] = useState(false);
	useEffect(() => setMuted(recalls("chat cue muted")), []);
	const toggle = () => {
		remember("chat cue muted", !muted);
		setMuted(!muted);
	};
	return (
		<button
			type="button"
			className="icon-button needs-script"
			aria-pressed={muted}
			title={chat.mute}
			onClick={toggle}
		>
			<span className="visually-hidden">{chat.mute}</span>
			<Icon name={muted ? "muted" : "sound"} />
		</button>
	);
}
