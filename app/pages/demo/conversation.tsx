import { useEffect, useRef } from "react";
import type { FlowStep } from "../../../content/industries/flow-schema.ts";
import type { DemoText } from "../../../content/pages/demo/schema.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useTyped } from "./use-typed.ts";

type Props = { text: DemoText; steps: readonly FlowStep[] };

/** What has been said up to this step, and what the visitor types into it. */
export function Conversation({ text, steps }: Props) {
	const { typed, typing, say } = useTyped(text.replies);
	const log = useRef<HTMLDivElement>(null);
	const said = steps.length + typed.length;
	useEffect(() => {
		if (said > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
	}, [said]);
	return (
		<section className="player-chat" aria-label={text.conversation}>
			<p className="player-connected small">{text.message.connected}</p>
			<div ref={log} className="player-log" role="log" aria-label={text.conversation}>
				{steps.map(({ id, customer, bot }) => (
					<div key={id}>
						<Message from={text.customer} side="customer">
							{customer}
						</Message>
						<Message from={text.bot} side="bot">
							{bot}
						</Message>
					</div>
				))}
				{typed.map(({ key, side, text: words }) => (
					<Message key={key} from={side === "bot" ? text.bot : text.customer} side={side}>
						{words}
					</Message>
				))}
				{typing && <p className="player-typing small quiet">{text.message.typing}...</p>}
			</div>
			<form
				className="player-form needs-script"
				onSubmit={(event) => {
					event.preventDefault();
					say(event.currentTarget);
				}}
			>
				<label className="visually-hidden" htmlFor="say">
					{text.message.label}
				</label>
				<input id="say" name="say" autoComplete="off" placeholder={text.message.placeholder} />
				<button type="submit" aria-label={text.message.send}>
					<Icon name="send" />
				</button>
			</form>
		</section>
	);
}

type MessageProps = { from: string; side: "bot" | "customer"; children: string };

function Message({ from, side, children }: MessageProps) {
	return (
		<p className={`player-message ${side === "bot" ? "ladrillo" : "cielo"}`}>
			<b>{from}:</b> {children}
		</p>
	);
}
