import { en } from "../../../content/chat/en.ts";
import { es } from "../../../content/chat/es.ts";
import type { Example } from "../../preview/example.ts";
import { Typing } from "./typing.tsx";

export default [
	{
		title: "Typing, with what a screen reader says",
		render: (language) => (
			<Typing>
				<span className="visually-hidden">{{ es, en }[language].thinking}</span>
			</Typing>
		),
	},
] satisfies Example[];
