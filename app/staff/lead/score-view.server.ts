import { fillBlanks } from "../../../content/fill-blanks.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { staff } from "../../../content/staff/list.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import { type Lack, type ScoreReason, scoreReasons } from "../../../domain/leads/score.ts";
import type { Language } from "../../../shared/language.ts";

export function scoreView({ lead, revocation }: LeadDetails, language: Language) {
	const text = staff[language].lead;
	const reasons = scoreReasons(lead, lead.status);
	const open = reasons.filter(({ earned }) => !earned);
	const names = (lacks: readonly Lack[]) => lacks.map((lack) => lackName(lack, language)).join(", ");
	const isInCrm = lead.status === "in-crm";
	const hint = revocation ? "revoked" : isInCrm && open.length > 0 ? "toFindOut" : hintFor(open[0]);
	const lacks = isInCrm ? open.flatMap(({ lacks }) => lacks) : (open[0]?.lacks ?? []);
	return {
		scoreHint: fillBlanks(text.scoreHints[hint], { what: names(lacks) }),
		reasons: reasons.map(({ step, points, earned, lacks }) => ({
			step,
			points,
			earned,
			title: text.reasons[step],
			missing: !earned && lacks.length > 0 ? fillBlanks(text.missingFacts, { what: names(lacks) }) : "",
		})),
	};
}

function hintFor(open: ScoreReason | undefined): keyof StaffText["lead"]["scoreHints"] {
	if (open?.step === "qualifying") return open.lacks.includes("contact") ? "reach" : "interest";
	if (open?.step === "budget-checked") return "budget";
	return open?.step === "qualified" ? "rest" : "done";
}

function lackName(lack: Lack, language: Language): string {
	if (lack === "contact" || lack === "interest") return staff[language].lead.anyOf[lack];
	return leadLabels[language].facts[lack].toLowerCase();
}
