import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { PasswordProblem } from "../../content/login/password-problem.ts";

export const passwordLength = { least: 10, most: 200 };

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const common = new Set(dictionary["passwords-common"]);

/**
 * What is wrong with a password somebody chose: its length, or that it is among the common ones or easily guessed
 * from them and from what is known of the person. Nothing is asked about kinds of characters (NIST SP 800-63B, 3.1.1.2).
 * @param known what an attacker would try first: the username, the e-mail, the names.
 */
export function passwordProblem(password: string, known: readonly string[]): PasswordProblem | null {
	if (password.length < passwordLength.least) return "tooShort";
	if (password.length > passwordLength.most) return "tooLong";
	const words = known.flatMap((text) => {
		const parts = text.split(/[^\p{L}\d]+/u).filter(Boolean);
		return [text, parts.join(""), ...parts];
	});
	// The estimate takes long for long texts, and those are not guessed anyway.
	const easy = common.has(password.toLowerCase()) || estimator.check(password.slice(0, 64), words).score < 2;
	return easy ? "tooEasy" : null;
}
