import type { CountryCode } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import {
	exportedPhone,
	type PhoneRead,
	readPhone,
	spreadsheetPhone,
	usualCountries,
	writtenPhone,
} from "./phone.ts";

const read = (phone: string, rest = ""): PhoneRead => ({ kind: "read", phone, rest });
const inColombia = (typed: string) => readPhone(typed, ["CO"]);
const mobile = "+573001234567";

it.each<[CountryCode, string, string]>([
	["CO", "300 123 4567", mobile],
	["CO", "(300) 123-4567", mobile],
	["CO", "300.123.4567", mobile],
	["CO", "300–123–4567", mobile],
	["CO", "573001234567", mobile],
	["CO", "57 300 123 4567", mobile],
	["CO", "+57 (300) 123-45-67", mobile],
	["CO", "(+57) 300 123 4567", mobile],
	["CO", "0057 300 123 4567", mobile],
	["CO", "+0057 300 123 4567", mobile],
	["CO", "tel:+573001234567", mobile],
	["CO", "Cel: 300 123 4567", mobile],
	["CO", "٣٠٠ ١٢٣ ٤٥٦٧", mobile],
	["CO", "３００１２３４５６７", mobile],
	["CO", "\u200b300\u200b 123 4567\u2060", mobile],
	["CO", "(601) 744 1234", "+576017441234"],
	["CO", "01 8000 123 456", "+5718000123456"],
	["CO", "00 52 55 1234 5678", "+525512345678"],
	["CO", "+52 1 55 1234 5678", "+525512345678"],
	["CO", "+34 612 34 56 78", "+34612345678"],
	["CO", "+44 (0)20 7946 0958", "+442079460958"],
	["CO", "+49 30/1234567", "+49301234567"],
	["CO", "+1 246 555 0131", "+12465550131"],
	["MX", "55 1234 5678", "+525512345678"],
	["MX", "52 55 1234 5678", "+525512345678"],
	["MX", "521 55 1234 5678", "+525512345678"],
	["MX", "044 55 1234 5678", "+525512345678"],
	["MX", "01 55 1234 5678", "+525512345678"],
	["US", "(415) 555-2671", "+14155552671"],
	["US", "1 415 555 2671", "+14155552671"],
	["US", "011 57 300 123 4567", mobile],
	["ES", "612 34 56 78", "+34612345678"],
	["ES", "91 123 45 67", "+34911234567"],
	["PE", "987 654 321", "+51987654321"],
	["PE", "01 234 5678", "+5112345678"],
	["EC", "099 123 4567", "+593991234567"],
	["EC", "02 234 5678", "+59322345678"],
])("in %s %j is %s", (country, typed, phone) => {
	expect(readPhone(typed, [country])).toEqual(read(phone));
});

it.each<[string, string]>([
	["316 1234 5678", "phoneLong"],
	["57 316 1234 5678", "phoneLong"],
	["+57 316 1234 5678", "phoneLong"],
	["300 123 4567 8", "phoneLong"],
	["300 123 4567 310 765 4321", "phoneLong"],
	["52 55 1234 5678", "phoneLong"],
	["300 123 456", "phoneShort"],
	["744 1234", "phoneShort"],
	["12", "phoneShort"],
	["+52 123", "phoneShort"],
	["+34 612 34 56", "phoneShort"],
	["1234567890", "phone"],
	["1 415 555 2671", "phone"],
	["34612345678", "phone"],
	["+57 123 456 7890", "phone"],
	["+999 123 4567", "phone"],
	["300 123 456o8", "phone"],
	["hola", "phone"],
	["", "phone"],
])("%j from a Colombian is no number: %s", (typed, problem) => {
	expect(inColombia(typed)).toEqual({ kind: "unreadable", problem });
});

it.each(["CO", "MX", "US", "ES", "PE", "EC"] as const)(
	"no digits without + or 00 are another country's number than %s's",
	(country) => {
		const codes = { CO: "57", MX: "52", US: "1", ES: "34", PE: "51", EC: "593" };
		const locals = ["3001234567", "5512345678", "4155552671", "612345678", "987654321", "991234567"];
		const found = Object.values(codes)
			.flatMap((code) => locals.map((local) => readPhone(code + local, [country])))
			.flatMap((one) => (one.kind === "read" ? one.phone : []));
		expect(found).not.toEqual([]);
		expect(found.filter((phone) => !phone.startsWith(`+${codes[country]}`))).toEqual([]);
	},
);

it.each([
	...["ext. 12", "ext 12", "ext12", "extensión 12", "Extension 12", "x12", "Ext: 12", "EXT.12", "#12"],
	...["int. 12", "interno 12", "anexo 12", ", ext. 12", "- ext 12", "(ext. 12)", ";ext=12"],
])("keeps the extension %j", (extension) => {
	const found = inColombia(`601 744 1234 ${extension}`);
	expect(found).toEqual(read("+576017441234;ext=12"));
	expect(inColombia(writtenPhone("+576017441234;ext=12"))).toEqual(found);
});

it.each([
	["300 123 4567 / 310 765 4321", "/ 310 765 4321"],
	["300 123 4567/310 765 4321", "/310 765 4321"],
	["300 123 4567 - 310 765 4321", "- 310 765 4321"],
	["300 123 4567 o 310 765 4321", "o 310 765 4321"],
	["300 123 4567, 310 765 4321 ext. 9", ", 310 765 4321 ext. 9"],
	["300 123 4567 (solo WhatsApp)", "solo WhatsApp)"],
	["llámame al 300 123 4567 después de las 5", "después de las 5"],
])("takes the first number of %j and gives back the rest", (typed, rest) => {
	expect(inColombia(typed)).toEqual(read(mobile, rest));
});

it("takes no extension of a second number for the first", () => {
	expect(inColombia("601 744 1234 / 310 765 4321 ext 12")).toEqual(
		read("+576017441234", "/ 310 765 4321 ext 12"),
	);
});

describe("readers of English", () => {
	it.each([
		["(302) 555-0100", "+13025550100"],
		["310-456-7890", "+13104567890"],
		["310 456 7890", "+573104567890"],
		["415 555 0100", "+14155550100"],
	])("mean by %j %s", (typed, phone) => {
		expect(readPhone(typed, usualCountries(typed, "en"))).toEqual(read(phone));
	});
});

it("is written as people and other programs read it", () => {
	expect(writtenPhone("+576017441234;ext=12")).toBe("+57 601 744 1234 ext. 12");
	expect(writtenPhone(mobile)).toBe("+57 300 123 4567");
	expect(writtenPhone("12")).toBe("12");
	expect(exportedPhone("+576017441234;ext=12")).toBe("+576017441234 ext. 12");
	expect(exportedPhone(mobile)).toBe(mobile);
	expect(spreadsheetPhone("+576017441234;ext=12")).toBe("(+57) 601 744 1234 ext. 12");
	expect(spreadsheetPhone("+12125550142")).toBe("(+1) 212 555 0142");
});
