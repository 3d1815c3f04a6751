import { describe, expect, test } from "vitest";
import { hearEmail } from "./email.ts";
import { hearPhone } from "./phone.ts";

describe("an e-mail address", () => {
	test.each([
		["ana@brisa.co", "ana@brisa.co"],
		["mi correo es Ana.Ruiz+web@Brisa.com.co.", "ana.ruiz+web@brisa.com.co"],
		["(gloria@paz.co)", "gloria@paz.co"],
		["correo:ana@brisa.co;tel 300", "ana@brisa.co"],
		["no es ana@x.co sino ana@y.co", "ana@y.co"],
		["<ana@brisa.co>", "ana@brisa.co"],
	])("is read from «%s»", (message, address) => {
		expect(hearEmail(message)).toMatchObject({ kind: "address", address });
	});

	test.each([
		["ana@gmail", "ana@gmail.com"],
		["ana@gmail,com", "ana@gmail.com"],
		["ana arroba gmail punto com", "ana@gmail.com"],
		["ana(at)hotmail.com", "ana@hotmail.com"],
		["ana @ gmail.com", "ana@gmail.com"],
		["ana@gmial.com", "ana@gmail.com"],
		["ana@hotmail.con", "ana@hotmail.com"],
		["anaruizgmail.com", "anaruiz@gmail.com"],
		["ana@@brisa.co", "ana@brisa.co"],
		["ana@brisa..co", "ana@brisa.co"],
		["ana@brisa", null],
		["ana@", null],
		["@brisa.co", null],
		["ana@brisa.", null],
	])("mistyped as «%s» is not taken, only guessed", (message, guess) => {
		expect(hearEmail(message)).toMatchObject({ kind: "mistyped", guess });
	});

	test.each(["hola", "tengo un hotel", "instagram: hotelbrisa", "nos vemos a las 5", "a.b.c", ""])(
		"is not seen in «%s»",
		(message) => expect(hearEmail(message)).toBeNull(),
	);
});

describe("a phone number", () => {
	test.each([
		["3001234567", "+573001234567"],
		["300 123 4567", "+573001234567"],
		["(300) 123-4567", "+573001234567"],
		["+57 300 123 45 67", "+573001234567"],
		["57 3001234567", "+573001234567"],
		["mi cel es 310-456-7890, gracias", "+573104567890"],
		["601 555 0100", "+576015550100"],
		["+1 305 555 0123", "+13055550123"],
		["+52 55 1234 5678", "+525512345678"],
		["+44 20 7946 0958", "+442079460958"],
	])("is read from «%s»", (message, number) => {
		expect(hearPhone(message, true)).toMatchObject({ kind: "number", number });
	});

	test.each(["cel 300123", "mi teléfono es 12345", "+57 300 123", "celular: 999 999 9999"])(
		"that cannot be is pointed out in «%s»",
		(message) => expect(hearPhone(message, false)?.kind).toBe("invalid"),
	);

	test.each([
		"$3.000.000",
		"3000000 pesos",
		"20 millones",
		"somos 25",
		"USD 5000000",
		"en 2026",
		"de 8 a 6",
		"3.000.000",
	])("is not seen in an amount or a count: «%s»", (message) => expect(hearPhone(message, true)).toBeNull());
});
