import { Button } from "../../ui/button/button.tsx";
import { type Outgoing, outbox } from "../inbox/outbox.ts";
import type { ConversationData } from "./conversation-data.server.ts";
import type { ComposerState } from "./use-composer.ts";

type Props = { view: ConversationData; composer: ComposerState };

/** What was sent and is not stored yet. What did not go out is sent again as it is, or corrected. */
export function OutgoingList({ view, composer: { outgoing, edit } }: Props) {
	const { text } = view;
	const isHeldUp = outgoing.some(({ state }) => state === "unsent");
	return outgoing.map((one) =>
		one.state !== "waiting" && one.state !== "sending" ? (
			<div key={one.key} className="alert alert-problem" role="alert">
				<b>{text[one.state]}</b>
				<p>{one.message}</p>
				<AnotherTry outgoing={one} view={view} />
				<Button look="small quiet" onClick={() => edit(one)}>
					{text.edit}
				</Button>
			</div>
		) : (
			<p key={one.key} className="small quiet cut outgoing">
				{one.state === "waiting" && isHeldUp ? text.sentNext : text.sending} {one.message}
			</p>
		),
	);
}

function AnotherTry({ outgoing, view: { text, mine } }: { outgoing: Outgoing; view: ConversationData }) {
	const isLost = outgoing.state === "lost" && !mine;
	const change = isLost
		? { audience: "note" as const, state: "waiting" as const }
		: { state: "waiting" as const };
	return (
		<Button look="small" onClick={() => outbox.change(outgoing.key, change)}>
			{isLost ? text.saveAsNote : text.sendAgain}
		</Button>
	);
}
