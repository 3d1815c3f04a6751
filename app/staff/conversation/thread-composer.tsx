import { Form } from "react-router";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { Button } from "../../ui/button/button.tsx";
import { ComposerTools } from "./composer-tools.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import { OutgoingList } from "./outgoing-list.tsx";
import type { Sent } from "./sent.ts";
import { useComposer } from "./use-composer.ts";

type Props = {
	view: ConversationData;
	sent: Sent | null;
	/** What is typed while the conversation is being taken is an answer. */
	isTaking: boolean;
};

export function ThreadComposer({ view, sent, isTaking }: Props) {
	const { text, path } = view;
	const composer = useComposer(view, sent, view.mine || isTaking);
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
			<label className="visually-hidden" htmlFor="attend-message">
				{text.say}
			</label>
			<textarea
				enterKeyHint="send"
				autoComplete="off"
				ref={composer.area}
				id="attend-message"
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
