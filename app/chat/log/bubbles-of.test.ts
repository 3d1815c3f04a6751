import { expect, test } from "vitest";
import { en } from "../../../content/assistant/en.ts";
import { es } from "../../../content/assistant/es.ts";
import { bubblesOf } from "./bubbles-of.ts";

const sentence = (words: number) => `Una frase de ${"palabra ".repeat(words)}más.`;

test("a short answer is one bubble", () => {
	expect(bubblesOf("Anotado, gracias. ¿Con quién tengo el gusto?")).toEqual([
		"Anotado, gracias. ¿Con quién tengo el gusto?",
	]);
});

test("each paragraph is a bubble, and lines that belong together stay so", () => {
	expect(bubblesOf("Son tres:\n- uno\n- dos\n\n¿Cuál te sirve?")).toEqual([
		"Son tres:\n- uno\n- dos",
		"¿Cuál te sirve?",
	]);
});

test("a long paragraph is divided between sentences, and nowhere else", () => {
	const [first, second] = [sentence(12), sentence(14)];
	expect(bubblesOf(`${first} ${second} ¿Sí?`)).toEqual([first, second, "¿Sí?"]);
	expect(bubblesOf(`Anotado. ${first}`)).toEqual([`Anotado. ${first}`]);
	const hours = "Atiende de 8 a. m. a 6 p. m. y los sábados no.";
	expect(bubblesOf(`${first} ${hours}`)).toEqual([first, hours]);
	const endless = sentence(60);
	expect(bubblesOf(endless)).toEqual([endless]);
});

test.each([es.greeting, en.greeting])("nothing is lost of «%s»", (greeting) => {
	const bubbles = bubblesOf(greeting);
	expect(bubbles.length).toBeGreaterThan(1);
	expect(bubbles.join(" ")).toBe(greeting);
});

test("while an answer arrives, its finished bubbles stay as they are", () => {
	const whole = `${sentence(12)} ${sentence(14)} ${sentence(10)}`;
	const [first] = bubblesOf(whole);
	for (let length = (first?.length ?? 0) + 5; length < whole.length; length += 7)
		expect(bubblesOf(whole.slice(0, length))[0]).toBe(first);
});
