import { Button } from "../../ui/button/button.tsx";
import { outbox } from "../inbox/outbox.ts";
import type { ConversationData } from "./conversation-data.server.ts";
import type { ComposerState } from "./use-composer.ts";

type Props = { text: ConversationData["text"]; composer: ComposerState };

/** What was sent and is not stored yet. What did not go out is sent again as it is, or corrected. */
export function OutgoingList({ text, composer: { outgoing, edit } }: Props) {
	return outgoing.map((one) =>
		one.state !== "waiting" && one.state !== "sending" ? (
			<div key={one.key} className="alert alert-problem" role="alert">
				<b>{text[one.state]}</b>
				<p>{one.message}</p>
				<Button look="small" onClick={() => outbox.mark(one.key, "waiting")}>
					{text.sendAgain}
				</Button>
				<Button look="small quiet" onClick={() => edit(one)}>
					{text.edit}
				</Button>
			</div>
		) : (
			<p key={one.key} className="small quiet cut outgoing">
				{text.sending} {one.message}
			</p>
		),
	);
}
