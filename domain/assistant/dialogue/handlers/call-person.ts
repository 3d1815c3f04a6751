import { findEntry } from "../../knowledge.ts";
import { askNext } from "../next.ts";
import { pageSource } from "../sources.ts";
import { isReachable } from "../state.ts";
import {
	commandOf,
	draft,
	entriesToAnswer,
	type ReplyDraft,
	requests,
	say,
	type TurnContext,
} from "../turn-context.ts";
import { unreadableContact } from "./correct-fact.ts";
import { askForMissing } from "./make-proposal.ts";

/** Calls a person when one is asked for, when our offer of one is accepted, or when the visitor leaves contact data for it. */
export function callPerson(context: TurnContext): ReplyDraft | null {
	const { before, state, texts } = context;
	const isOffered = before.awaiting === "person";
	const asksMore = context.commands.some(({ kind }) => kind === "ask" || kind === "ask-unknown");
	const no = commandOf(context, "deny");
	if (isOffered && no && !no.fact && !asksMore && !requests(context, "proposal"))
		return draft(context, [texts.person.notNow, say(context, texts.closing)], { awaiting: null });
	if (!wantsPerson(context) && !leftContact(context)) return null;
	const unclear = unreadableContact(context);
	if (!isReachable(state.facts))
		return unclear ? { ...unclear, state: { ...unclear.state, wanted: "person" } } : askForContact(context);
	const promised = promiseContact(context);
	const { effects } = promised;
	if (unclear) return { ...unclear, parts: [...promised.parts, ...unclear.parts], effects };
	if (!requests(context, "proposal")) return promised;
	const shown = askForMissing({ ...context, state: { ...promised.state, wanted: "proposal" } });
	return { ...shown, parts: [...promised.parts, ...shown.parts], effects };
}

/** Whether a person is asked for, or our offer of one is accepted. */
export function wantsPerson(context: TurnContext): boolean {
	const entries = entriesToAnswer(context);
	const isForOthers = entries.some((id) => findEntry(id, "es")?.isForOthers);
	const asksForCall = requests(context, "call") || entries.includes("call");
	const isOffered = context.before.awaiting === "person";
	const agrees = isOffered && commandOf(context, "affirm") !== undefined && !requests(context, "proposal");
	// "Can someone call me?" is a question from a visitor without a number, and a wish from one who left theirs.
	const isWish = requests(context, "call") || isReachable(context.state.facts);
	return requests(context, "person") || agrees || (asksForCall && isWish && !isForOthers);
}

/** Whether the visitor left contact data after a person was offered or asked for. */
function leftContact({ before, changes }: TurnContext): boolean {
	const isExpected =
		before.wanted === "person" || (before.audience === "other" && before.awaiting === "person");
	return isExpected && (changes.added.includes("email") || changes.added.includes("phone"));
}

/** Promises that a person writes or calls. @param opening the sentence before that. */
export function promiseContact(context: TurnContext, opening = context.texts.person.gladly): ReplyDraft {
	const { before, state, texts, language } = context;
	const { email, phone } = state.facts;
	const { byBoth, byEmail, byPhone, message } = texts.person;
	const { callTime } = state;
	const way = email && phone ? byBoth : email ? byEmail : byPhone;
	const isRepeated = before.lastText.includes(way);
	const again = callTime ? texts.acknowledge.noted : texts.person.again;
	const parts = [
		...(isRepeated ? [say(context, again)] : [opening, way]),
		...(callTime ? [say(context, message, { value: callTime })] : []),
	];
	const sources = [pageSource("contact", language)];
	const effects = [{ kind: "call-person" as const, ...(callTime && { callTime }) }];
	const called = { awaiting: null, wanted: null, callTime: null, topic: "call" };
	return draft(context, parts, called, { sources, effects });
}

/** Says how to reach the team, and asks for contact data if it was not asked for before. */
export function askForContact(context: TurnContext): ReplyDraft {
	const { state, texts, language } = context;
	const times = state.timesAsked.person ?? 0;
	if (context.before.wanted === "person" && state.callTime !== context.before.callTime)
		return askNext(context, "contact", [say(context, texts.acknowledge.noted)]);
	const sources = [pageSource("contact", language)];
	const timesAsked = { ...state.timesAsked, person: times + 1 };
	if (times > 0 || state.declined.includes("email"))
		return draft(context, [say(context, texts.person.direct)], { timesAsked, awaiting: null }, { sources });
	const changed = { timesAsked, awaiting: "contact" as const, wanted: "person" as const };
	return draft(context, [say(context, texts.person.askContact)], changed, { sources, formName: "contact" });
}
