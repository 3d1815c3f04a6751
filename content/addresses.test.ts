import { expect, it } from "vitest";
import { findPage, sectionAt, twinOf } from "./addresses.ts";
import { meantAddress } from "./meant-address.ts";

it("gives a section's own address a twin in each language", () => {
	expect(twinOf("/cpg-cx-ai", "en")).toBe("/en/cpg-cx-ai");
	expect(twinOf("/en/travel-ai-booster", "es")).toBe("/travel-ai-booster");
	expect(findPage("/en/real-estate-sales-site")?.page).toBe("solutions");
	expect(sectionAt("/en/cpg-cx-ai")).toBe("/cpg-cx-ai");
	expect(sectionAt("/en/solutions")).toBeNull();
});

it("has no page at an address that cannot be decoded", () => {
	expect(findPage("/industrias/%zz")).toBeNull();
	expect(twinOf("/industrias/%zz", "en")).toBe("/en");
});

it.each([
	["/en/contacto", "/en/contact", "en"],
	["/en/nosotros", "/en/about", "en"],
	["/en/casos", "/en/cases", "en"],
	["/en/industrias/retail-ecommerce", "/en/industries/retail-ecommerce", "en"],
	["/es", "/", "es"],
	["/es/nosotros", "/nosotros", "es"],
	["/es/about", "/nosotros", "es"],
	["/es/contact", "/contacto", "es"],
	["/es/cpg-cx-ai", "/cpg-cx-ai", "es"],
	["/contact", "/contacto", null],
	["/cases", "/casos", null],
	["/industries/retail-ecommerce", "/industrias/retail-ecommerce", null],
] as const)("%s plainly means %s", (guessed, path, language) => {
	expect(meantAddress(guessed)).toEqual({ path, language });
});

it.each(["/contacto", "/en/contact", "/en", "/", "/nada", "/es/nada", "/fr/contacto", "/%zz"])(
	"%s is left as it is",
	(address) => expect(meantAddress(address)).toBeNull(),
);
