import { type Move, personComes, type Scene, say, sourceOf } from "../reply.ts";

/** Brings in a person when one is asked for, or when our offer of one is taken. */
export function bringPerson(scene: Scene): Move | null {
	const { heard, before, state, texts, language } = scene;
	const acts = heard.acts;
	const offered = before.waitingFor === "person";
	const waiting = before.waitingFor === "contact";
	const asked =
		acts.has("person") &&
		!(acts.has("robot") && !/\b(?:quiero|necesito|prefiero|want|need|rather|please)\b/.test(heard.folded));
	const given = waiting && (heard.facts.email !== undefined || heard.facts.phone !== undefined);
	if (offered && acts.has("no")) {
		return {
			parts: [texts.person.notNow, say(scene, texts.closing)],
			state: { ...state, waitingFor: null, confused: 0 },
		};
	}
	if (waiting && (acts.has("no") || acts.has("skip") || heard.refused.length > 0))
		return withoutContact(scene);
	if (!asked && !given && !(offered && acts.has("yes"))) return null;
	const { email, phone } = state.facts;
	if (email === null && phone === null) {
		if (heard.refused.length > 0) return withoutContact(scene);
		if (heard.mistyped || heard.badPhone) return null;
		const { times = 0, returns = 0 } = state.asked.phone ?? {};
		if (times > 0 || heard.acts.has("enough") || heard.acts.has("insult")) return direct(scene, times);
		return {
			parts: [texts.person.askContact],
			sources: [sourceOf("contact", language)],
			state: {
				...state,
				asked: { ...state.asked, phone: { times: times + 1, returns } },
				waitingFor: "contact",
				confused: 0,
			},
		};
	}
	return sendPerson(scene);
}

/** A person writes or calls by the way they left. */
export function sendPerson(scene: Scene): Move {
	return {
		parts: personComes(scene),
		sources: [sourceOf("contact", scene.language)],
		state: { ...scene.state, waitingFor: null, confused: 0 },
		wants: "person",
	};
}

/** Asked twice, or told to stop asking: how to reach a person without leaving anything. */
function direct(scene: Scene, time: number): Move {
	const { texts, state, language } = scene;
	return {
		parts: [say(scene, texts.person.direct[time % texts.person.direct.length] ?? texts.person.direct[0])],
		sources: [sourceOf("contact", language)],
		state: {
			...state,
			asked: { ...state.asked, phone: { times: time + 1, returns: 0 } },
			waitingFor: "contact",
			confused: 0,
		},
	};
}

function withoutContact({ texts, state, language }: Scene): Move {
	return {
		parts: [texts.person.withoutContact],
		sources: [sourceOf("contact", language)],
		state: { ...state, waitingFor: null, confused: 0 },
	};
}
