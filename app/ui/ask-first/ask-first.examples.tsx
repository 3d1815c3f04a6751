import { staff } from "../../../content/staff/list.ts";
import type { Example } from "../../preview/example.ts";
import { ShortForm } from "../form/short-form.tsx";
import { AskFirst, AskFirstForm } from "./ask-first.tsx";

export default [
	{
		title: "AskFirst, closed until the first press",
		render: (language) => {
			const { cancel } = staff[language].lead.consultation;
			return (
				<AskFirst words={cancel}>
					<ShortForm send={cancel.send} look="small" />
				</AskFirst>
			);
		},
	},
	{
		title: "AskFirstForm, a form with one button",
		render: (language) => <AskFirstForm words={staff[language].lead.consent.revoke} />,
	},
] satisfies Example[];
