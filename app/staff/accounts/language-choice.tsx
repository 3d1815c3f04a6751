import { en as layoutEn } from "../../../content/layout/en.ts";
import { languages } from "../../../shared/language.ts";
import { SelectField } from "../../ui/form/field.tsx";

const options = languages.map((id) => ({ id, label: layoutEn.languageNames[id], lang: id }));

type Props = { id: string; label: string; chosen: string | undefined };

export function LanguageChoice({ id, label, chosen = "es" }: Props) {
	return <SelectField id={id} name="language" label={label} value={chosen} options={options} />;
}
