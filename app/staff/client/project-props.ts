import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import type { DatedText } from "../../ui/near-date/near-date.tsx";

type Project = {
	id: string;
	name: string;
	product: string | null;
	responsible: string;
	status: string;
	waitingFor: string | null;
	milestones: readonly { id: string; name: string; when: DatedText | null; done: boolean }[];
};

export type ProjectProps = {
	project: Project;
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	formOf(intent: string): FormState;
};
