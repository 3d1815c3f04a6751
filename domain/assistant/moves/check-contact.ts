import { type Move, type Scene, say } from "../reply.ts";
import { greet } from "./greet.ts";
import { goOn } from "./next.ts";

/** An e-mail address that cannot be right is asked for again, with our guess when there is one. */
export function checkEmail(scene: Scene): Move | null {
	const { heard, before, state, texts } = scene;
	if (before.waitingFor === "emailGuess" && before.emailGuess && state.facts.email === null) {
		if (heard.acts.has("yes")) {
			const facts = { ...state.facts, email: before.emailGuess };
			return goOn({ ...scene, state: { ...state, facts, emailGuess: null } }, [
				say(scene, texts.acknowledge.gotContact),
			]);
		}
		if (heard.acts.has("no")) return retype(scene, before.asked.email?.times ?? 0);
	}
	if (!heard.mistyped || heard.facts.email !== undefined) return null;
	const hello = greet(scene);
	const domain = heard.mistyped.guess?.split("@")[1] ?? null;
	if (!domain || /\d/.test(domain)) return retype(scene, state.turn, hello);
	return {
		parts: [...hello, say(scene, texts.emailGuess, { domain })],
		quickReplies: [texts.choices.yes],
		state: { ...state, waitingFor: "emailGuess", confused: 0 },
	};
}

function retype(scene: Scene, time: number, hello: string[] = []): Move {
	const { emailMistyped } = scene.texts;
	return {
		parts: [...hello, emailMistyped[time % emailMistyped.length] ?? emailMistyped[0]],
		state: { ...scene.state, emailGuess: null, waitingFor: "email", confused: 0 },
	};
}

/** A phone number that cannot be right is pointed out once; it is optional, so the second time we go on. */
export function checkPhone(scene: Scene): Move | null {
	const { heard, before, state, texts } = scene;
	if (!heard.badPhone || heard.facts.phone !== undefined) return null;
	const [once, again = once] = texts.phoneInvalid;
	if (before.waitingFor === "phone")
		return goOn({ ...scene, state: { ...state, declined: [...state.declined, "phone"] } }, [again]);
	return {
		parts: [...greet(scene), once],
		quickReplies: [texts.choices.noPhone],
		state: { ...state, waitingFor: "phone", confused: 0 },
	};
}
