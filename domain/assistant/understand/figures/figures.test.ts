import { describe, expect, test } from "vitest";
import { fold } from "../text/text.ts";
import { hearBudget } from "./budget.ts";
import { hearSize } from "./size.ts";
import { hearTiming } from "./timing.ts";

const sizes = [
	["somos 20", "20"],
	["20 empleados", "20 empleados"],
	["somos como veinte personas", "como veinte personas"],
	["we're 14 people", "14 people"],
	["team of 6", "6"],
	["entre 20 y 30 trabajadores", "entre 20 y 30 trabajadores"],
	["18 habitaciones", "18 habitaciones"],
	["solo yo", "solo yo"],
	["just me", "just me"],
] as const;
const budgets = [
	["20 millones", "20 millones"],
	["$3.000.000", "$3.000.000"],
	["USD 5k", "usd 5k"],
	["unos 10 millones", "unos 10 millones"],
	["entre 5 y 10 millones", "entre 5 y 10 millones"],
	["500 dólares al mes", "500 dolares al mes"],
	["$2,500 a month", "$2,500 a month"],
	["8 palos", "8 palos"],
	["5k", "5k"],
	["un millón de pesos", "un millon de pesos"],
] as const;
const timings = [
	["en 2 meses", "en 2 meses"],
	["para enero", "para enero"],
	["ASAP", "asap"],
	["by January", "by january"],
	["in two weeks", "in two weeks"],
	["antes de semana santa", "antes de semana santa"],
	["lo antes posible", "lo antes posible"],
	["next month", "next month"],
	["el próximo año", "el proximo ano"],
	["in Q1", "in q1"],
] as const;

describe("a figure is known by its unit", () => {
	test.each(sizes)("«%s» is a size, not a budget nor a date", (message, said) => {
		expect(hearSize(fold(message), false)).toBe(said);
		expect(hearBudget(fold(message), false)).toBeNull();
		expect(hearTiming(fold(message), false)).toBeNull();
	});
	test.each(budgets)("«%s» is a budget, not a size nor a date", (message, said) => {
		expect(hearBudget(fold(message), false)).toBe(said);
		expect(hearSize(fold(message), false)).toBeNull();
		expect(hearTiming(fold(message), false)).toBeNull();
	});
	test.each(timings)("«%s» is a date, not a size nor a budget", (message, said) => {
		expect(hearTiming(fold(message), false)).toBe(said);
		expect(hearSize(fold(message), false)).toBeNull();
		expect(hearBudget(fold(message), false)).toBeNull();
	});
});

describe("a bare number is the answer to what was asked", () => {
	test("a size when the size was asked", () => expect(hearSize("20", true)).toBe("20"));
	test("a budget when the budget was asked", () => expect(hearBudget("5.000.000", true)).toBe("5.000.000"));
	test("nothing when nothing was asked", () => {
		expect(hearSize("20", false)).toBeNull();
		expect(hearBudget("20", false)).toBeNull();
	});
});

describe("what only looks like one is left alone", () => {
	test.each([
		"somos una inmobiliaria",
		"we are one of the best",
		"somos 3 millones de seguidores",
		"trabajamos 24 horas",
	])("«%s» is no size", (message) => expect(hearSize(fold(message), false)).toBeNull());
	test.each([
		"tenemos 20 mil clientes",
		"facturamos 500 millones",
		"we have 5k followers",
		"100% seguro",
		"24/7",
	])("«%s» is no budget", (message) => expect(hearBudget(fold(message), false)).toBeNull());
	test.each([
		"hace 2 meses",
		"cada mes",
		"para mi hotel",
		"hoy contestamos a mano",
		"for my hotel",
		"every week",
	])("«%s» is no date", (message) => expect(hearTiming(fold(message), false)).toBeNull());
});
