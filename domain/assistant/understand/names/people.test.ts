import { describe, expect, test } from "vitest";
import { segmentsOf } from "../text/segments.ts";
import { hearIndustry } from "../trade/industry.ts";
import { hearCompany } from "./company.ts";
import { hearName } from "./name.ts";

describe("a name", () => {
	test.each([
		["me llamo Ana", "Ana"],
		["soy juan", "Juan"],
		["soy Juan de Hotel Brisa", "Juan"],
		["Soy Laura Gómez del Hotel Sol", "Laura Gómez"],
		["mi nombre es María José de la Ñ", "María José de la Ñ"],
		["my name's O'Brien", "O'Brien"],
		["I'm Jean-Luc Picard", "Jean-Luc Picard"],
		["Hi, I'm Tom from Sunny Tours", "Tom"],
		["te escribe Carlos Mario", "Carlos Mario"],
		["this is Kim Day", "Kim Day"],
		["I'm Will Smith", "Will Smith"],
		["Soy Pía Ruiz de Acme Ltda", "Pía Ruiz"],
		["soy pía ruiz de acme sas", null],
		["Soy Pía Ruiz de Acme S.A.", "Pía Ruiz"],
		["Soy Pía Ruiz de la empresa Acme", "Pía Ruiz"],
		["Soy Pía Ruiz del Grupo Éxito", "Pía Ruiz"],
		["Soy Pía Ruiz de Acme de Colombia S.A.S.", "Pía Ruiz"],
		["Soy María de los Ángeles Ruiz de Acme Ltda", "María de los Ángeles Ruiz"],
		["Soy María de los Ángeles", "María de los Ángeles"],
		["Soy Juan de la Cruz", "Juan de la Cruz"],
		["Soy Ana de Gómez", "Ana de Gómez"],
		["Soy Ana de Sá", "Ana de Sá"],
		["I'm Amy Reed from Acme Inc", "Amy Reed"],
		["I'm Amy Reed of Acme Inc.", "Amy Reed"],
		["I'm Amy Reed with Acme LLC", "Amy Reed"],
		["I'm Acme Inc", null],
		["soy 😀 Ana Gómez", "Ana Gómez"],
		["me llamo 👩🏽‍💻 Ana 🌸 Gómez", "Ana Gómez"],
		["I'm 👋 Amy Reed", "Amy Reed"],
		["my name is 🇨🇴❤️ Amy", "Amy"],
	])("is heard in «%s»", (message, name) => {
		expect(hearName(segmentsOf(message), false)).toBe(name);
	});

	test.each([
		["Ana Ruiz", "Ana Ruiz"],
		["hola, Pedro", "Pedro"],
		["pedro pérez", "Pedro Pérez"],
		["محمد علي", "محمد علي"],
		["Ana 🌸", "Ana"],
		["Pía Ruiz de Acme Ltda", "Pía Ruiz"],
		["soy pía ruiz de acme sas", "Pía Ruiz"],
		["😀 Ana Gómez", "Ana Gómez"],
		["Søren Å", "Søren Å"],
	])("asked for, is heard in «%s»", (message, name) => {
		expect(hearName(segmentsOf(message), true)).toBe(name);
	});

	test.each([
		"soy gerente",
		"soy de Medellín",
		"soy la dueña",
		"I'm interested in your product",
		"I am looking for help",
		"I'm the owner",
		"estoy buscando un bot",
		"soy un hotel",
		"hola",
		"gracias",
		"no sé",
		"quiero información",
		"ok",
		"Medellín",
		"hotel",
		"asdfgh",
		"🦄",
		"<script>",
		"12345",
	])("is not seen in «%s»", (message) => {
		expect(hearName(segmentsOf(message), true)).toBeNull();
	});
});

describe("a company", () => {
	test.each([
		["trabajo en Hotel Brisa", "Hotel Brisa"],
		["mi empresa es Los Robles S.A.S. y somos 20", "Los Robles S.A.S."],
		["mi empresa se llama el rincón", "el rincón"],
		["empresa Hostal Luna", "Hostal Luna"],
		["Soy Ana Ruiz, empresa Hostal Luna, ana@luna.co", "Hostal Luna"],
		["company Harbor Inn", "Harbor Inn"],
		["I work at Harbor Inn", "Harbor Inn"],
		["our company is called Bright Path and we want more sales", "Bright Path"],
		["soy Ana de Inmobiliaria Horizonte", "Inmobiliaria Horizonte"],
		["trabajo en hotel brisa", "hotel brisa"],
		["tengo un hotel llamado La Posada", "La Posada"],
		["Hotel Sol", "Hotel Sol"],
		["Soy Pía Ruiz de Acme Ltda", "Acme Ltda"],
		["soy pía ruiz de acme sas", "acme sas"],
		["Soy Pía Ruiz de Comercial Los Andes Ltda", "Comercial Los Andes Ltda"],
		["Soy Pía Ruiz de la firma Acme", "Acme"],
		["I'm Amy Reed from Acme Inc", "Acme Inc"],
		["I'm Amy Reed of Acme Inc.", "Acme Inc"],
		["I'm Amy Reed from the company Acme", "Acme"],
		["I work at Acme http://acme.example", "Acme"],
		["trabajo en 🏨 Hotel Brisa", "Hotel Brisa"],
	])("is heard in «%s»", (message, company) => {
		expect(hearCompany(segmentsOf(message), false)).toBe(company);
	});

	test.each(["Brisa", "AutosYa", "Tres Robles Ltda.", "se llama Velta", "it's called Velta"])(
		"asked for, is heard in «%s»",
		(message) => expect(hearCompany(segmentsOf(message), true)).not.toBeNull(),
	);

	test.each([
		"tengo un hotel",
		"trabajo en construcción",
		"soy de Bogotá",
		"somos una inmobiliaria",
		"we run a small travel agency",
		"trabajo en ventas",
		"I have a hotel",
		"un hotel en Salento",
		"restaurante",
		"http://evil.com",
		"mi empresa es http://evil.com",
		"my company is https://evil.com/x",
		"www.evil.com",
	])("is not seen in «%s»", (message) => expect(hearCompany(segmentsOf(message), true)).toBeNull());
});

describe("an industry", () => {
	test.each([
		["tengo un hotel", "hospitalidad-viajes"],
		["tengo una hotleria", "hospitalidad-viajes"],
		["somos una imobiliaria", "real-estate-construccion"],
		["tenemos un ecomerce", "retail-ecommerce"],
		["we run a tour operater", "hospitalidad-viajes"],
		["una tienda de repuestos", "automotriz-aftermarket"],
		["trabajo en construcción", "real-estate-construccion"],
		["manejo una fundación", "educacion-ong"],
		["I own a dealership", "automotriz-aftermarket"],
		["tengo una clínica dental", "other"],
		["we're a law firm", "other"],
	] as const)("is heard in «%s»", (message, industry) => {
		expect(hearIndustry(message, false)).toBe(industry);
	});

	test.each([
		["restauarnt", "other"],
		["hotleria", "hospitalidad-viajes"],
		["imobiliaria", "real-estate-construccion"],
		["ecomerce", "retail-ecommerce"],
		["vendemos lámparas", "retail-ecommerce"],
		["cuidamos ancianos", "other"],
		["Hoteles y viajes", "hospitalidad-viajes"],
		["Otra", "other"],
		["Other", "other"],
	] as const)("asked for, is heard in «%s»", (message, industry) => {
		expect(hearIndustry(message, true)).toBe(industry);
	});

	test.each(["hola", "me llamo Carlos", "qwrtp", "no sé", "sí"])("is not seen in «%s»", (message) => {
		expect(hearIndustry(message, true) === "other" && message !== "me llamo Carlos").toBe(false);
		expect(hearIndustry(message, false)).toBeNull();
	});

	test.each([
		"quiero una respuesta",
		"tengo un problema con mi respuesta",
		"me llamo Carlos Motta",
		"we need an answer",
	])("is not made up from a word that looks like one: «%s»", (message) =>
		expect(hearIndustry(message, false)).toBeNull(),
	);
});
