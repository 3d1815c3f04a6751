import { expect, it } from "vitest";
import { pageTitle } from "./visits-view.server.ts";

it("names the page at a path, in the reader's language, where it has a name", () => {
	expect(pageTitle("/contacto", "en")).toBe("Contact");
	expect(pageTitle("/en/login", "es")).toBe("Portal de Clientes");
	expect(pageTitle("/industrias/hospitalidad-viajes", "en")).toBe("Hotels and travel");
	expect([pageTitle("/blog/una-nota", "es"), pageTitle("/nada", "es")]).toEqual([null, null]);
});
