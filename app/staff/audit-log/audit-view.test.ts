import { expect, it } from "vitest";
import { staff } from "../../../content/staff/list.ts";
import { actorText } from "./audit-view.server.ts";

it("names a person as they are called, and a program in the words of the language", () => {
	expect(actorText({ id: null, name: "operator" }, staff.es)).toBe("Quien administra el servidor");
	expect(actorText({ id: null, name: "chat" }, staff.en)).toBe("The visitor, in the chat,");
	expect(actorText({ id: null, name: "API (Tablero)" }, staff.es)).toBe("API (Tablero)");
	expect(actorText({ id: "one", name: "site" }, staff.es)).toBe("site");
});
