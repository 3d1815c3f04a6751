import { staff } from "../../../content/staff/list.ts";
import type { Example } from "../../preview/example.ts";
import { ShortForm } from "../form/short-form.tsx";
import { AskFirst, AskFirstForm } from "./ask-first.tsx";

export default [
	{
		title: "AskFirst, closed until the first press",
		render: (language) => {
			const { consultation } = staff[language].lead;
			return (
				<AskFirst what={consultation.cancel} ask={consultation.cancelAsk}>
					<ShortForm send={consultation.cancelSure} look="small" />
				</AskFirst>
			);
		},
	},
	{
		title: "AskFirstForm, a form with one button",
		render: (language) => {
			const { revoke, revokeHint, revokeSure } = staff[language].lead.consent;
			return <AskFirstForm what={revoke} ask={revokeHint} send={revokeSure} />;
		},
	},
] satisfies Example[];
