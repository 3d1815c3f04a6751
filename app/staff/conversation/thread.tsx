import { useContext, useEffect, useRef, useState } from "react";
import { useFetcher, useOutletContext } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { InboxView } from "../inbox/inbox-view.server.ts";
import { LiveContext } from "../inbox/use-live.ts";
import { Aside } from "./aside.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import { ThreadComposer } from "./thread-composer.tsx";
import { ThreadHead } from "./thread-head.tsx";
import { labelProblemOf, type ThreadOutcome, whoAnswersFetcher } from "./thread-outcome.ts";
import { Turns } from "./turns.tsx";

type Props = { view: ConversationData; outcome: ThreadOutcome | null };

export function Thread({ view, outcome }: Props) {
	const { typing, state: live } = useContext(LiveContext);
	const inbox = useOutletContext<InboxView>();
	const { text, param, colleague, mine } = view;
	const whoAnswers = useFetcher<ThreadOutcome>(whoAnswersFetcher(param));
	const refusal = useRefusal(whoAnswers.data, mine);
	const typist = typing.get(view.id);
	const state = mine
		? text.mine
		: colleague
			? fillBlanks(text.others, { person: colleague.name })
			: text.assistant;
	const section = useFocusWhenOpened();
	useFocusAfter(whoAnswers.state === "idle" && whoAnswers.data);
	return (
		<>
			<section className="thread" aria-label={view.title} ref={section} tabIndex={-1}>
				<ThreadHead view={view} />
				<Turns view={view} typist={typist} />
				<div className="thread-end" id="end">
					{live !== "live" && (
						<p className="inbox-state only-phone" role="status">
							{inbox.text[live]}
						</p>
					)}
					<p className="small quiet" role="status">
						{state}
					</p>
					{refusal && (
						<p className="alert alert-problem" role="alert">
							<b>{refusal === "failed" ? text.offline : text[refusal]}</b>
						</p>
					)}
					<ThreadComposer
						view={view}
						outcome={labelProblemOf(outcome) ? null : outcome}
						isTaking={whoAnswers.formData?.get("intent") === "take"}
					/>
				</div>
			</section>
			<Aside view={view} outcome={outcome} />
		</>
	);
}

/** Moves the focus from the list into the conversation that was opened there. */
function useFocusWhenOpened() {
	const section = useRef<HTMLElement>(null);
	useEffect(() => {
		if (document.activeElement?.closest(".inbox-list")) section.current?.focus({ preventScroll: true });
	}, []);
	return section;
}

/** Shows the last refusal until the conversation becomes mine; one from before this page opened is not shown. */
function useRefusal(outcome: ThreadOutcome | undefined, mine: boolean): ThreadOutcome["why"] {
	const [{ wasMine, dismissed }, setSeen] = useState({ wasMine: mine, dismissed: outcome });
	if (mine !== wasMine) setSeen({ wasMine: mine, dismissed: mine ? outcome : dismissed });
	return outcome && outcome !== dismissed ? outcome.why : null;
}

/** The button that takes or gives back a conversation disappears: the focus moves to the field. */
function useFocusAfter(done: unknown): void {
	useEffect(() => {
		if (done && document.activeElement === document.body) document.getElementById("thread-message")?.focus();
	}, [done]);
}
