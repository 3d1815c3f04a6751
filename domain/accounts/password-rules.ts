import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { PasswordProblem } from "../../content/login/password-problem.ts";

export const passwordLength = { least: 10, most: 200 };

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const common = new Set(dictionary["passwords-common"]);

/**
 * Checks a chosen password: its length, and whether it is common or easily guessed from common ones and personal data.
 * Requires no kinds of characters (NIST SP 800-63B, 3.1.1.2).
 * @param personal what an attacker would try first: the username, the e-mail, the names.
 */
export function passwordProblem(password: string, personal: readonly string[]): PasswordProblem | null {
	if (password.length < passwordLength.least) return "tooShort";
	if (password.length > passwordLength.most) return "tooLong";
	const words = personal.flatMap((text) => {
		const parts = text.split(/[^\p{L}\d]+/u).filter(Boolean);
		return [text, parts.join(""), ...parts];
	});
	// Estimating a long text takes long, and nobody guesses one.
	const isEasy =
		common.has(password.toLowerCase()) || estimator.check(password.slice(0, 64), words).score < 2;
	return isEasy ? "tooEasy" : null;
}
