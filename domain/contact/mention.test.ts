import { expect, it } from "vitest";
import { processorTime } from "../../tests/support/processor-time.ts";
import { addressesIn, addressPattern, isNamedIn } from "./mention.ts";

const ana = "ana@x.co";
const names = (text: string, who: { emails?: string[]; phones?: string[] }) =>
	isNamedIn(text, { emails: [], phones: [], ...who });

it.each([
	"Ana@X.co",
	"Escríbale a ana@x.co.",
	"¿ana@x.co? Sí",
	"<ana@x.co>",
	"correo:ana@x.co,otro",
	"correo...ana@x.co...",
	"'ana@x.co'",
	"- ana@x.co\n-ana@x.co",
	"__ana@x.co__",
	"mailto:ana@x.co?subject=hola",
])("an address stands in %j", (text) => {
	expect(names(text, { emails: [ana] })).toBe(true);
	expect(addressesIn(text)).toContain(ana);
	expect(text.replace(addressPattern(ana), "…")).not.toMatch(/ana@x/i);
});

it.each([
	"mariana@x.co",
	"ñana@x.co",
	"luis.ana@x.co",
	"luis+ana@x.co",
	"luis-ana@x.co",
	"luis_ana@x.co",
	"o'ana@x.co",
	"7ana@x.co",
	"ana@x.com",
	"ana@x.co.uk",
	"ana@x.co-op.org",
	"ana@x.co2",
	"ana@xyco",
])("an address is not found within a longer or in another one: %j", (text) => {
	expect(names(text, { emails: [ana] })).toBe(false);
	expect(addressesIn(text)).not.toContain(ana);
	expect(text.replace(addressPattern(ana), "…")).toBe(text);
});

it.each(["o'hara@x.co", "ana+blog@x.co", "_ana_@x.co", "ana.maria-luz@x-y.co", "ana@xn--mgbh0fb.co"])(
	"the address %s is found as it stands, at the end of a sentence too",
	(address) => {
		expect(names(`Es ${address}.`, { emails: [address] })).toBe(true);
		expect(addressesIn(`Es ${address}.`)).toContain(address);
	},
);

it("an address with & is not taken for its end, and a domain is found in both its spellings", () => {
	expect(names("escríbanme a p&g@x.co", { emails: ["g@x.co"] })).toBe(false);
	expect(addressesIn("escríbanme a p&g@x.co")).toEqual(["p&g@x.co"]);
	for (const text of ["ventas@peñalosa.co", "To: ventas@xn--pealosa-5za.co"])
		expect(names(text, { emails: ["ventas@peñalosa.co"] })).toBe(true);
});

it("is found quickly in a text made to be slow", () => {
	const text = `${"-".repeat(100_000)}${"a.".repeat(100_000)}@`;
	const spent = processorTime(() => {
		expect(names(text, { emails: [ana], phones: ["+573001234567"] })).toBe(false);
		expect(addressesIn(text)).toEqual([]);
	});
	expect(spent).toBeLessThan(2_000);
});

const mobile = "+573001234567";
it.each([
	"+573001234567",
	"+57 300 123 4567",
	"+57 (300) 123-45-67",
	"Llamen al 300 123 4567.",
	"300.123.4567",
	"3001234567",
	"tel:+573001234567;",
	"57 300\n123 4567",
	"0057 300 123 4567",
])("a telephone stands in %j", (text) => {
	expect(names(text, { phones: [mobile] })).toBe(true);
});

it.each([
	"13001234567",
	"30012345678",
	"+573001234568",
	"+5730012345670",
	"+1 300 123 4567",
	"+44 (300) 123-4567",
	"0573001234567",
	"300 123 456",
	"300 123 y 4567",
])("a telephone is not found within a longer or in another one: %j", (text) => {
	expect(names(text, { phones: [mobile] })).toBe(false);
});

it.each([
	"601 744 1234 ext. 12",
	"+57 601 744 1234 ext. 12",
	"(601) 744-1234, Ext 12",
	"+576017441234;ext=12",
])("a telephone with an extension stands in %j, and so does its number", (text) => {
	for (const phone of ["+576017441234;ext=12", "+576017441234"])
		expect(names(text, { phones: [phone] })).toBe(true);
});

it.each(["601 744 1234", "601 744 1234 ext. 13", "601 744 1234 ext. 123"])(
	"a telephone with an extension is not found in %j",
	(text) => {
		expect(names(text, { phones: ["+576017441234;ext=12"] })).toBe(false);
	},
);
