import { expect, it, onTestFinished } from "vitest";
import { train } from "../../../../../scripts/training/naive-bayes.ts";
import { setClassifier, weightsOf } from "../trained.ts";
import { tagMessage } from "./tag-message.ts";
import { tokensOf } from "./tokens.ts";

it("takes an address, a telephone and a sum for one token each", () => {
	const kinds = tokensOf("ana.ruiz@brisa.co, +57 310 456 7890: 1.500.000").map(({ kind }) => kind);
	expect(kinds).toEqual(["email", "mark", "phone", "mark", "number"]);
});

it("finds nothing in a message without words", () => {
	expect(tagMessage("", null)).toEqual([]);
});

it("finds the same facts whatever the classifier learnt", () => {
	const message = "Soy Marta Prieto de Telares Andinos, somos doce en el taller y tardamos en cotizar";
	const trained = weightsOf("es");
	onTestFinished(() => setClassifier("es", trained));
	const before = tagMessage(message, null);
	expect(before.map(({ tag }) => tag)).toContain("name");
	setClassifier("es", train(new Map([["price", ["marta prieto telares andinos doce taller cotizar"]]])));
	expect(tagMessage(message, null)).toEqual(before);
});
