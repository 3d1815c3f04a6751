import { replyTo } from "../../assistant.ts";
import { type Command, languageAsked } from "../../commands.ts";
import type { Reply } from "../../reply.ts";
import { answersIn } from "./answer-texts.ts";
import type { Ground } from "./ground.ts";
import { behind, joinText, withText } from "./join-replies.ts";

type Told = Pick<Ground, "before" | "facts">;

/** @returns the reply to commands of a model, beside the facts that the guided understanding took over. */
export function replyWith(
	{ guided, brand, ...ground }: Ground,
	commands: readonly Command[],
	{ before, facts }: Told = ground,
): Reply {
	const language = languageAsked(commands) ?? guided.language;
	const reply = replyTo({ commands: [...facts, ...commands], language }, before, brand);
	// Whom nothing is asked of, the guided understanding alone decides.
	return { ...reply, state: { ...reply.state, audience: guided.state.audience } };
}

/** @returns the reply, beginning with the answers that were shown already. */
export function replyBehind(shown: string, ground: Ground, commands: readonly Command[]): Reply {
	const whole = replyWith(ground, commands);
	if (whole.text.startsWith(shown)) return whole;
	const answers = replyWith(
		ground,
		commands.filter(({ kind }) => kind === "ask"),
	);
	const others = commands.filter(({ kind }) => kind !== "ask");
	const texts = answersIn(commands, answers.language, ground.brand);
	const text = joinText(shown, ...texts.filter((answer) => !shown.includes(answer)));
	if (others.length === 0) return withText(answers, text);
	const before = { ...ground.before, facts: ground.guided.state.facts };
	return behind(text, answers, replyWith(ground, others, { before, facts: [] }));
}
