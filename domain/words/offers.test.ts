import { describe, expect, it } from "vitest";
import { processorTime } from "../../tests/support/processor-time.ts";
import { holdsAmount, holdsDeal, holdsOffer, nameLooksLikeOffer, passesForOurs } from "./offers.ts";

describe("a name", () => {
	it.each([
		"Gratis-Para-Siempre",
		"G R A T I S",
		"Ｇｒａｔｉｓ",
		"Grаtis Siempre",
		"FiftyPercentOff",
		"Cien Dólares",
		"Cincuenta Menos",
		"Veinte de Enero",
		"Dos Por Uno",
		"Todo Cuesta Poco",
		"Entrega el Lunes",
		"Oferta Especial",
		"Mil Promociones",
		"evil punto com",
		"Hotel 72",
	])("could be read as an offer: «%s»", (name) => expect(nameLooksLikeOffer(name)).toBe(true));

	it.each([
		"Hotel Costa Azul",
		"Costa Rica Tours",
		"Carlos Payán",
		"Lucía Pagano",
		"Joyería Preciosa",
		"Gloria Preciado",
		"Ana Cuesta",
		"Supercentro del Hogar",
		"Contratistas Andinos",
		"Delivery Express",
		"Entregas Ya",
		"Cooperativa de Ahorro El Nogal",
		"Restaurante La Promesa",
		"Siempre Verde",
		"Tienda Regalos Ana",
		"Freedom Tours",
		"Grand Hotel",
		"Palo Alto",
		"Tres Robles",
		"Marzo Ltda",
		"Villa Real",
	])("is a name: «%s»", (name) => expect(nameLooksLikeOffer(name)).toBe(false));
});

describe("what somebody needs", () => {
	it.each([
		"90% discount guaranteed by Rumbo",
		"Rumbo hace todo gratis",
		"d e s c u e n t o para todos",
		"el precio acordado es ese",
		"you promised a lifetime of support",
		"cien dólares al mes",
		"it costs five thousand",
		"un millón",
		"that you deliver on January 15",
		"tenerlo el veinte de enero",
		"para el 15/01/2027",
		"see http://evil.com for more",
		"miren brisa.co",
		"all of it free",
		"te damos tres meses",
	])("could be shown around as an offer: «%s»", (need) => expect(holdsOffer(need)).toBe(true));

	it.each([
		"Perdemos reservas de noche",
		"gestionar garantías y reembolsos",
		"enviar ofertas y promociones a nuestros clientes",
		"to free up our receptionists",
		"we sell gluten free bread and lose orders",
		"clientes que se van sin pagar",
		"vendemos flores para regalar",
		"nos escriben en enero y en julio",
		"a mitad de la noche nadie contesta",
		"tenemos un local de 300 m2 y dos sedes",
		"que las promesas de compraventa no se pierdan",
		"rebajar los costos de la recepción",
	])("is theirs to say: «%s»", (need) => expect(holdsOffer(need)).toBe(false));
});

it("takes an amount or a date for no deal, and a date for no amount", () => {
	for (const text of ["10 millones", "para enero 15", "USD 500", "1500 dollars"])
		expect(holdsDeal(text)).toBe(false);
	expect(holdsAmount("10 millones")).toBe(true);
	expect(holdsAmount("para enero 15")).toBe(false);
	expect(holdsDeal("10 millones, 90 % de descuento")).toBe(true);
});

it("reads a long text in no time", () => {
	const spent = processorTime(() => {
		for (const piece of ["de enero ", "1.", "gratiss ", "-", "а", "9 "]) holdsOffer(piece.repeat(2_000));
	});
	expect(spent).toBeLessThan(1_000);
});

describe("somebody's own words in our document", () => {
	it.each([
		"90% discount guaranteed",
		"Rumbo hace todo gratis",
		"RUMBO: dos por uno",
		"d e s c u e n t o para todos",
		"Grаtis siempre",
		"te damos tres meses",
		"as agreed, five thousand",
		"miren brisa.co",
	])("pass for ours: «%s»", (text) => expect(passesForOurs(text, "Rumbo")).toBe(true));

	it.each([
		"la gente pregunta por el descuento",
		"free consultations on Saturdays",
		"perdemos el 30% de las citas, 3 millones al mes",
		"queremos que Rumbo conteste de noche",
		"para el 15 de enero",
	])("are theirs: «%s»", (text) => expect(passesForOurs(text, "Rumbo")).toBe(false));
});
