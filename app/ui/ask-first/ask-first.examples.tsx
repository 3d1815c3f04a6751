import { staff } from "../../../content/staff/list.ts";
import type { Example } from "../../preview/example.ts";
import { ShortForm } from "../form/short-form.tsx";
import { AskFirst, AskFirstForm } from "./ask-first.tsx";

export default [
	{
		title: "AskFirst, closed until the first press",
		render: (language) => {
			const { remove } = staff[language].cannedReplies;
			return (
				<AskFirst words={remove} blanks={{ shortcut: "hotel" }}>
					<ShortForm send={remove.send} look="small" />
				</AskFirst>
			);
		},
	},
	{
		title: "AskFirstForm, a form with one button",
		render: (language) => <AskFirstForm words={staff[language].lead.consent.revoke} />,
	},
] satisfies Example[];
