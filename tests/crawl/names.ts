import { site } from "../../content/site.ts";

/** What is the same in both languages, or in the other one on purpose, and why. */
const kept: Record<string, readonly string[]> = {
	"our name and our products'": [
		...[site.product, "Contact Pilot", "NPSie", "FCMsie"],
		...["Travel AI Booster", "Sales Site Hub", "CPG CX AI", "Audit Express"],
	],
	"use cases the specification names in English": [
		...["Customer Support", "Customer Re-engagement", "Lead Qualification", "Lead Capture"],
	],
	"other companies and their products": [
		...["LinkedIn", "Instagram", "WhatsApp", "Facebook", "Twitter", "KLM", "Nimbarela", "Veltrama"],
		...["Casa Guaquí", "Tres Yarumos", "Lindero Alto", "Aulabrava", "Taller Ocobo", "Botica Mirla"],
		...["Altos del Nogal", "Hostal Cafetal"],
	],
	"people and places": [
		...["Laura Cifuentes", "Tomás Arbeláez", "Sara Nieto", "Julián Prieto", "Marcela Quintero"],
		...["Andrés Villamizar", "Hernán Suárez", "Gloria Rincón", "Bogotá", "Cali", "Colombia"],
		...["Lucía Rivas", "Lucía", "Salento", "Daniela Mora", "Daniela"],
	],
	"words of business that Spanish took from English": [
		...["CRM", "Blog", "Portal", "Demo", "Demos", "Check-in", "Setup", "Email", "E-commerce", "E-Commerce"],
		...["Real Estate", "CPG & E-Commerce", "ROI", "ChatGPT", "RSS"],
	],
	"Colombian papers, by the name that stands on them": ["cédula de extranjería", "cédula"],
	units: ["min"],
};

/** A text without what is no language's own: names, addresses, hours and figures. */
export function withoutNames(text: string): string {
	return text
		.replace(/\S+@\S+|https?:\S+/g, " ")
		.replace(/\b[ap]\.\s?m\./g, " ")
		.replace(names, " ")
		.replace(/\d+/g, " ")
		.replace(/\s+/g, " ")
		.trim();
}

const names = new RegExp(
	`(?<!\\p{L})(?:${Object.values(kept)
		.flat()
		.sort((one, other) => other.length - one.length)
		.join("|")})(?!\\p{L})`,
	"gu",
);
