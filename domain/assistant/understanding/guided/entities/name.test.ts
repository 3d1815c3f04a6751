import { describe, expect, it } from "vitest";
import { findOwnName } from "./own-name.ts";

const name = (text: string) => findOwnName(text)?.name ?? null;

describe("the name that somebody gives as theirs", () => {
	it.each([
		["póngala a nombre de ella, Luz Marina Ortega", "Luz Marina Ortega"],
		["make it out to my boss, Karen Whitfield", "Karen Whitfield"],
		["i'm Kevin, his name is Don Octavio Lara", "Kevin"],
		["my aunt is Rosa, I'm Kevin Lara", "Kevin Lara"],
		["camilo me llamo", "Camilo"],
		["ya le dije, camilo me llamo", "Camilo"],
		["soy la arquitecta paola rincón", "Paola Rincón"],
		["los saluda Elena Mamani desde Puno", "Elena Mamani"],
		["Marlon Pryce here from Pryce Lumber", "Marlon Pryce"],
		["Name's Graham Tully", "Graham Tully"],
		["Edna Sutcliffe is my name", "Edna Sutcliffe"],
		["buenas, con Teresa Gil", "Teresa Gil"],
		["Rohan Mehta this side, from Andheri", "Rohan Mehta"],
	])("«%s»", (text, expected) => {
		expect(name(text)).toBe(expected);
	});

	it.each([
		"póngala a nombre de ella",
		"comuníqueme con Laura Cifuentes",
		"quiero hablar con Tomás Arbeláez",
		"put me through to Laura Cifuentes",
		"trabajo con Pedro Gómez",
		"su nombre es Octavio Lara",
		"her name is Rosa Lara",
		"the hotel name is Coral Lantern",
		"nothing here",
		"we are here",
	])("«%s» gives none", (text) => {
		expect(name(text)).toBeNull();
	});
});
