import { expect, it } from "vitest";
import { mailedPath } from "../../content/mailed-pages.ts";
import { languages } from "../../shared/language.ts";
import { tokenInAddress } from "./mailed-link.server.ts";

const tokenAt = (path: string) => tokenInAddress(new Request(`https://rumbo.example${path}`));

it("reads the key of the links of both languages, and of the English ones of earlier releases", () => {
	for (const language of languages) expect(tokenAt(mailedPath("invitation", language, "k"))).toBe("k");
	expect(mailedPath("invitation", "en", "k")).toBe("/en/login/invitation?key=k");
	expect(tokenAt("/en/login/invitation?llave=k")).toBe("k");
	expect(tokenAt("/en/login/invitation")).toBe("");
});
