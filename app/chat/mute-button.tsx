import { useEffect, useState } from "react";
import { Icon } from "../ui/icon/icon.tsx";
import { readFlag, storeFlag } from "./client/chat-memory.ts";
import { useChatText } from "./use-chat-text.ts";

export function MuteButton() {
	const { chat } = useChatText();
	const [muted, setMuted] = useState(false);
	useEffect(() => setMuted(readFlag("chat cue muted")), []);
	const toggle = () => {
		storeFlag("chat cue muted", !muted);
		setMuted(!muted);
	};
	return (
		<button type="button" className="needs-script" onClick={toggle}>
			<Icon name={muted ? "sound" : "muted"} />
			{muted ? chat.unmute : chat.mute}
		</button>
	);
}
