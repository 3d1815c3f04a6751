import { Form } from "react-router";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { Button } from "../../ui/button/button.tsx";
import { type Outgoing, outbox } from "../inbox/outbox.tsx";
import { ComposerTools } from "./composer-tools.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import type { ThreadOutcome } from "./thread-outcome.ts";
import { type ComposerState, useComposer } from "./use-composer.ts";

type Props = {
	view: ConversationData;
	outcome: ThreadOutcome | null;
	/** What is typed while the conversation is being taken is an answer. */
	isTaking: boolean;
};

export function ThreadComposer({ view, outcome, isTaking }: Props) {
	const { text, path } = view;
	const composer = useComposer(view, outcome, view.mine || isTaking);
	const { isNote, why } = composer;
	return (
		<Form
			method="post"
			action={`${path}#end`}
			className={isNote ? "composer note" : "composer"}
			onSubmit={composer.send}
		>
			<input type="hidden" name={submissionKeyName} value={view.submissionKey} />
			<OutgoingList view={view} composer={composer} />
			{why && (
				<p className="alert alert-problem" role="alert">
					<b>{text[why]}</b>
				</p>
			)}
			<label className="visually-hidden" htmlFor="thread-message">
				{text.say}
			</label>
			<textarea
				enterKeyHint="send"
				autoComplete="off"
				ref={composer.area}
				id="thread-message"
				name="message"
				rows={2}
				maxLength={5_000}
				placeholder={isNote ? text.writeNote : text.writeTo}
				value={composer.message}
				aria-invalid={why === "empty" || why === "noteLong" ? true : undefined}
				aria-describedby="composer-hint"
				onChange={({ target }) => composer.onType(target.value)}
				onKeyDown={composer.onKeyDown}
			/>
			<ComposerTools view={view} composer={composer} />
			<noscript>
				<Button look="small quiet" type="submit" name="intent" value="refresh">
					{text.refresh}
				</Button>
			</noscript>
			<input type="hidden" name="intent" value="say" />
		</Form>
	);
}

type OutgoingListProps = { view: ConversationData; composer: ComposerState };

/** What was sent and is not stored yet. What did not go out is sent again as it is, or corrected. */
function OutgoingList({ view, composer: { outgoing, edit } }: OutgoingListProps) {
	const { text } = view;
	const isHeldUp = outgoing.some(({ state }) => state === "failed");
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
