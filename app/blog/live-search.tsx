import { type InputEvent, useEffect, useRef, useState } from "react";

export type LiveSearchProps = {
	/** Address of the list, and what it is narrowed to beside the words. */
	action: string;
	kept: Readonly<Record<string, string>>;
	value: string;
	label: string;
	placeholder: string;
	/** Said while the server is asked. */
	loading: string;
	/** Said when it could not be: the form still sends. */
	failed: string;
	/** Ids of what depends on the words, the posts and the ways to narrow them: the server's answer takes their place. */
	parts: readonly string[];
};

const pause = 200;

/** The search box that looks while somebody types: it asks for the page the form leads to, and takes its results. */
export function LiveSearch({
	action,
	kept,
	value,
	label,
	placeholder,
	loading,
	failed,
	parts,
}: LiveSearchProps) {
	const [state, setState] = useState<"still" | "asking" | "failed">("still");
	const asked = useRef<AbortController | null>(null);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// What was typed before React was there counts, too.
		if (box.current && box.current.value.trim() !== value)
			box.current.dispatchEvent(new Event("input", { bubbles: true }));
		return () => {
			clearTimeout(waiting.current);
			asked.current?.abort();
		};
	}, [value]);

	async function ask(words: string) {
		asked.current?.abort();
		const controller = new AbortController();
		asked.current = controller;
		setState("asking");
		const address = addressOf(action, { ...kept, q: words });
		try {
			const answer = await fetch(address, { signal: controller.signal });
			if (answer.status >= 500) throw new Error("The server could not look.");
			const page = new DOMParser().parseFromString(await answer.text(), "text/html");
			for (const part of parts) {
				const found = page.getElementById(part);
				if (found) document.getElementById(part)?.replaceChildren(...found.childNodes);
			}
			history.replaceState(history.state, "", address);
			if (asked.current === controller) setState("still");
		} catch {
			// Somebody who types on has it looked for again.
			if (asked.current === controller) setState("failed");
		}
	}

	function typed({ currentTarget }: InputEvent<HTMLInputElement>) {
		const { value: words } = currentTarget;
		clearTimeout(waiting.current);
		waiting.current = setTimeout(() => ask(words.trim()), pause);
	}

	return (
		<>
			<input
				type="search"
				name="q"
				defaultValue={value}
				ref={box}
				data-react=""
				onInput={typed}
				aria-label={label}
				placeholder={placeholder}
				maxLength={100}
			/>
			<span className="blog-asking small" role="status">
				{state === "asking" ? loading : state === "failed" ? failed : ""}
			</span>
		</>
	);
}

function addressOf(action: string, values: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
	return query.size > 0 ? `${action}?${query}` : action;
}
