import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { pathTo } from "../../../content/addresses.ts";
import { readFlag, storeFlag } from "../../browser-flags.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useChatText } from "../chat-text.ts";
import type { ConversationView } from "../client/use-conversation.ts";
import { useHydrated } from "../use-hydrated.ts";
import { StartOver } from "./start-over.tsx";

type Props = { conversation: ConversationView; children: ReactNode };

/** The page's script closes it with Escape and at a press outside. */
export function ChatMenu({ conversation: { messages, startOver }, children }: Props) {
	const { chat, language } = useChatText();
	const menu = useRef<HTMLDetailsElement>(null);
	const hydrated = useHydrated();
	const hasBegun = messages.length > 0;
	const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
	};
	const beginAnew = () => {
		if (menu.current) menu.current.open = false;
		menu.current?.querySelector("summary")?.focus();
		startOver();
	};
	return (
		<details
			ref={menu}
			className={hasBegun ? "chat-menu" : "chat-menu needs-script"}
			data-menu
			onBlur={closeWhenLeft}
		>
			<summary className="icon-button" title={chat.menu}>
				<span className="visually-hidden">{chat.menu}</span>
				<Icon name="more" />
			</summary>
			{(hasBegun || hydrated) && (
				<div>
					<MuteButton />
					{hasBegun && (
						<>
							<a href={pathTo("assistantMail", language)}>
								<Icon name="mail" />
								{chat.byMail}
							</a>
							<StartOver onConfirm={beginAnew} />
						</>
					)}
					{children}
				</div>
			)}
		</details>
	);
}

function MuteButton() {
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
