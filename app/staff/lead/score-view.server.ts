import { fillBlanks } from "../../../content/fill-blanks.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { staff } from "../../../content/staff/list.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import { type ScoreReason, scoreReasons } from "../../../domain/leads/score.ts";
import type { Language } from "../../../shared/language.ts";
import type { MissingPart } from "../../../shared/lead.ts";

export function scoreView({ lead, revocation }: LeadDetails, language: Language) {
	const text = staff[language].lead;
	const reasons = scoreReasons(lead, lead.status);
	const open = reasons.filter(({ earned }) => !earned);
	const names = (parts: readonly MissingPart[]) => parts.map((part) => partName(part, language)).join(", ");
	const isInCrm = lead.status === "in-crm";
	const hint = revocation ? "revoked" : isInCrm && open.length > 0 ? "toFindOut" : hintFor(open[0]);
	// The last step names one by one what the steps before want either of.
	const missing = isInCrm
		? open.flatMap(({ missing }) => missing).filter((part) => part !== "contact" && part !== "interest")
		: (open[0]?.missing ?? []);
	return {
		scoreHint: fillBlanks(text.scoreHints[hint], { what: names(missing) }),
		reasons: reasons.map(({ step, points, earned, missing }) => ({
			step,
			points,
			earned,
			title: text.reasons[step],
			missing: !earned && missing.length > 0 ? fillBlanks(text.missingFacts, { what: names(missing) }) : "",
		})),
	};
}

function hintFor(open: ScoreReason | undefined): keyof StaffText["lead"]["scoreHints"] {
	if (open?.step === "qualifying") return open.missing.includes("contact") ? "reach" : "interest";
	if (open?.step === "budget-checked") return "budget";
	return open?.step === "qualified" ? "rest" : "done";
}

function partName(part: MissingPart, language: Language): string {
	if (part === "contact" || part === "interest") return staff[language].lead.anyOf[part];
	return leadLabels[language].facts[part].toLowerCase();
}
