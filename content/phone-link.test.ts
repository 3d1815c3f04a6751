import { expect, it } from "vitest";
import { phoneLink } from "./phone-link.ts";

it.each([
	["+57 601 744 1234", "tel:+576017441234"],
	["+57 (601) 744-1234", "tel:+576017441234"],
	["+57 601 744 1234 ext. 12", "tel:+576017441234;ext=12"],
	["+57 601 744 1234 #305", "tel:+576017441234;ext=305"],
	["+1 305 555 0187 x 4", "tel:+13055550187;ext=4"],
])("%s is dialled as %s", (phone, href) => {
	expect(phoneLink(phone)).toEqual({ name: phone.replaceAll(" ", "\u00a0"), href });
});
