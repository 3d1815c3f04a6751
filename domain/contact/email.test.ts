import { expect, it } from "vitest";
import { asciiEmail, likelyAddress, mailLink, readEmail, withoutNextSentence } from "./email.ts";

it.each([
	["ana@ejemplo.co", "ana@ejemplo.co"],
	["  Ana@Ejemplo.CO ", "ana@ejemplo.co"],
	["ana@ejemplo.co\u200b", "ana@ejemplo.co"],
	["\ufeffana@ejem\u00adplo.co\u2060", "ana@ejemplo.co"],
	["ana＠ejemplo．co", "ana@ejemplo.co"],
	["ana@ejemplo。co", "ana@ejemplo.co"],
	["<ana@ejemplo.co>", "ana@ejemplo.co"],
	["Ana Ruiz <ana@ejemplo.co>", "ana@ejemplo.co"],
	["“ana@ejemplo.co”", "ana@ejemplo.co"],
	["'ana@ejemplo.co'", "ana@ejemplo.co"],
	["(ana@ejemplo.co).", "ana@ejemplo.co"],
	["ana@ejemplo.co,", "ana@ejemplo.co"],
	["mailto:ana@ejemplo.co?subject=Hola", "ana@ejemplo.co"],
	["p&g@empresa.co", "p&g@empresa.co"],
	["ana+web@ejemplo.co", "ana+web@ejemplo.co"],
	["o’hara@ejemplo.co", "o'hara@ejemplo.co"],
	["ventas#2@ejemplo.co", "ventas#2@ejemplo.co"],
	["ventas@peñalosa.co", "ventas@peñalosa.co"],
	["VENTAS@PEÑALOSA.CO", "ventas@peñalosa.co"],
	["ventas@xn--pealosa-5za.co", "ventas@peñalosa.co"],
	["ana@почта.рф", "ana@почта.рф"],
])("%j is %s", (typed, email) => {
	expect(readEmail(typed)).toEqual({ kind: "read", email });
});

it.each([
	["", "email"],
	["ana", "email"],
	["ana@", "email"],
	["@ejemplo.co", "email"],
	["ana@ejemplo", "email"],
	["ana@ejemplo.c", "email"],
	["ana@ejemplo..co", "email"],
	["ana..b@ejemplo.co", "email"],
	["ana@@ejemplo.co", "email"],
	["ana @ejemplo.co", "email"],
	["ana@-ejemplo.co", "email"],
	["ana@gmail,com", "email"],
	["ana@1.2.3.4", "email"],
	["ana@ex%41mple.com", "email"],
	[`${"a".repeat(65)}@ejemplo.co`, "email"],
	["josé@ejemplo.co", "emailLetter"],
	["ñandú@ejemplo.co", "emailLetter"],
	["ana@ejemplo.co luis@ejemplo.co", "emailSeveral"],
	["ana@ejemplo.co/luis@ejemplo.co", "emailSeveral"],
	["ana@ejemplo.co; luis@ejemplo.co", "emailSeveral"],
])("%j is no address: %s", (typed, problem) => {
	expect(readEmail(typed)).toEqual({ kind: "unreadable", problem });
});

it("is written in ASCII for services that take no other", () => {
	expect(asciiEmail("ventas@peñalosa.co")).toBe("ventas@xn--pealosa-5za.co");
	expect(asciiEmail("ana@ejemplo.co")).toBe("ana@ejemplo.co");
});

it.each([
	["ana@gmial.com", "ana@gmail.com"],
	["ana@gmail.con", "ana@gmail.com"],
	["ana@gmail.com.quedo", "ana@gmail.com"],
	["ana@gmail.com.no", "ana@gmail.com"],
	["ana@empresa.com.co.gracias", "ana@empresa.com.co"],
	["ana@empresa.com.Es", "ana@empresa.com"],
])("%s was probably meant to be %s", (typed, meant) => {
	expect(likelyAddress(typed)).toBe(meant);
});

it.each([
	...["ana@empresa.com.co", "ana@bbc.co.uk", "ana@mail.empresa.com", "ana@empresa.digital"],
	...["ana@cs.mit.edu", "ventas@peñalosa.co", "Ana@Empresa.Com.Co"],
])("nothing looks wrong with %s", (address) => {
	expect(likelyAddress(address)).toBeNull();
});

it.each([
	["ana@gmail.com.Quedo", "ana@gmail.com"],
	["ana@empresa.com.co.Quedo", "ana@empresa.com.co"],
	["ana@gmail.com.300", "ana@gmail.com"],
	["ana@gmail.com.y", "ana@gmail.com"],
	["ana@gmail.com.quedo", "ana@gmail.com.quedo"],
	["ana@empresa.com.No", "ana@empresa.com.No"],
	["Ana@Gmail.Com", "Ana@Gmail.Com"],
	["ANA@GMAIL.COM.CO", "ANA@GMAIL.COM.CO"],
	["ana@mail.Empresa.com", "ana@mail.Empresa.com"],
])("in running text %s ends as %s", (text, address) => {
	expect(withoutNextSentence(text)).toBe(address);
});

it("links to an address alone, whatever an address may be made of", () => {
	const typed = "ana?subject=hola&body=paga%20ya&cc=x@brisa.example";
	expect(readEmail(typed)).toEqual({ kind: "read", email: typed });
	const { pathname, search } = new URL(mailLink(typed));
	expect([decodeURIComponent(pathname), search]).toEqual([typed, ""]);
	expect(mailLink("ana+x@brisa.example")).toBe("mailto:ana+x@brisa.example");
});
