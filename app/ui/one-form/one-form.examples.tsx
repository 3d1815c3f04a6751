import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { emptyForm } from "../../forms/form-state.ts";
import type { Example } from "../../preview/example.ts";
import { TextField } from "../form/field.tsx";
import { ShortForm } from "../form/short-form.tsx";
import { OneFormPage } from "./one-form-page.tsx";

export default [
	{
		title: "OneFormPage with a form",
		full: true,
		render: (language) => {
			const { fields, forgotten } = login[language];
			const back = { href: pathTo("login", language), label: forgotten.back };
			return (
				<OneFormPage title={forgotten.title} intro={forgotten.intro} back={back}>
					<ShortForm send={forgotten.send}>
						<TextField form={emptyForm} name="account" label={fields.account} required="unmarked" />
					</ShortForm>
				</OneFormPage>
			);
		},
	},
] satisfies Example[];
