import { describe, expect, test } from "vitest";
import { segmentsOf } from "../text/segments.ts";
import { fold } from "../text/text.ts";
import { hearContactWish } from "./contact-wish.ts";
import { hearActs } from "./intent.ts";

function acts(message: string) {
	return hearActs(
		fold(message),
		segmentsOf(message).map(({ folded }) => folded),
	);
}

const preferences: readonly [message: string, mailOnly: boolean][] = [
	["no quiero que me llamen, mejor escríbanme", true],
	["no me llamen, mejor por correo", true],
	["por favor no me contacten por teléfono, solo correo", true],
	["don't call me, email me instead", true],
	["don't call me, email is better", true],
	["no me escriban más por WhatsApp, mejor al correo", false],
	["no me llamen, mejor por WhatsApp", false],
	["no me escriban al correo, mejor llámenme", false],
	["don't email me, WhatsApp is better", false],
	["don't email me, call me", false],
	["no me llamen por la mañana, mejor por la tarde", false],
	["no me llamen por la mañana", false],
	["no me escriban antes del lunes", false],
	["No me llamen hoy, porfa. Mañana mejor.", false],
	["don't call me in the morning, afternoons are better", false],
	["please don't write before Monday", false],
	["please don't call me on weekends", false],
];

describe("a way or a time to be reached is no leave taken back", () => {
	test.each(preferences)("«%s»", (message, mailOnly) => {
		const heard = acts(message);
		expect(heard.has("noContact")).toBe(false);
		expect(heard.has("contactWish")).toBe(true);
		expect(heard.has("person")).toBe(false);
		expect(hearContactWish(fold(message))).toEqual({ mailOnly });
	});
});

describe("what others say is not the visitor's", () => {
	test.each([
		"Los clientes me dicen: no me escriban más. ¿Qué hago?",
		"Me dicen los clientes que no me contacten más",
		"Un cliente me escribió «borren mis datos» y nadie lo vio",
		"My customers say 'stop writing to me' when our bot answers",
		"my customers unsubscribe a lot",
		"we want an unsubscribe link in our newsletter",
	])("«%s»", (message) => {
		const heard = acts(message);
		expect(heard.has("noContact") || heard.has("erase") || heard.has("contactWish")).toBe(false);
	});
});

describe("leave taken back is heard", () => {
	test.each([
		"no me escriban más",
		"no me escriban mas por favor",
		"por favor, no me escrivan más",
		"no me contacten más",
		"no me contaten mas",
		"no me vuelvan a llamar",
		"No me escriban más a mi correo",
		"no me contacten más, ni por correo ni por teléfono",
		"no me llamen nunca más, ni por la mañana ni por la tarde",
		"no me escriban más, prefiero no recibir correos",
		"no soy cliente, no me escriban más",
		"a partir de hoy no me escriban más",
		"quiten mi correo de su lista",
		"Gracias por todo. Quiten mi correo de la lista, por favor",
		"denme de baja",
		"don't contact me again",
		"please dont contact me anymore",
		"Thanks for the info but don't contact me again.",
		"unsubscribe me",
		"unsubscribe",
		"please unsuscribe me",
		"I'd like to unsubscribe",
		"stop emailing me",
		"take my email off your list",
	])("«%s»", (message) => expect(acts(message).has("noContact")).toBe(true));

	test.each(["borren mis datos", "por favor borren mis datos", "delete my data", "Please delete my data."])(
		"«%s»",
		(message) => expect(acts(message).has("erase")).toBe(true),
	);
});
