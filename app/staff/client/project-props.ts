import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";

type Project = {
	id: string;
	name: string;
	product: string | null;
	responsible: string;
	status: string;
	waitingFor: string | null;
	milestones: readonly { id: string; name: string; when: string; done: boolean }[];
};

export type ProjectProps = {
	project: Project;
	text: StaffText["clients"];
	path: string;
	submissionKey: string;
	formOf(what: string): FormState;
};
