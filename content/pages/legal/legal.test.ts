import { expect, it } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";

const brand = {
	...{ product: "Brisa", email: "hola@brisa.co", phone: "+57 601 743 2100", city: "Bogotá" },
	...{ legalName: null, taxNumber: null, address: null, thirdPartyAnalytics: false },
};
const company = {
	...brand,
	...{ legalName: "Brisa Digital S.A.S.", taxNumber: "900.123.456-7", address: "Calle 1 # 2-3" },
};
const controller = (text: ReturnType<typeof es>) => text.privacy.sections[0]?.paragraphs[0];

it("names the company that answers for personal data, with what of it is set", () => {
	expect(controller(es(company))).toContain(
		"Brisa Digital S.A.S. (Brisa), NIT 900.123.456-7, con domicilio en Calle 1 # 2-3, Bogotá, Colombia",
	);
	expect(controller(en(company))).toContain(
		"Brisa Digital S.A.S. (Brisa), tax number (NIT) 900.123.456-7, based at Calle 1 # 2-3, Bogotá, Colombia",
	);
	expect(controller(es(brand))).toMatch(/^Brisa, con domicilio en Bogotá, Colombia, es responsable/);
	expect(controller(en(brand))).toMatch(/^Brisa, based in Bogotá, Colombia, is responsible/);
});
