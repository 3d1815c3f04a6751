import { type InputEvent, useEffect, useRef, useState } from "react";

type LiveSearchProps = {
	action: string;
	kept: Readonly<Record<string, string>>;
	value: string;
	label: string;
	placeholder: string;
	loading: string;
	failed: string;
	parts: readonly string[];
};

const pause = 200;

export function LiveSearch(props: LiveSearchProps) {
	const { value, label, placeholder, loading, failed } = props;
	const { box, state, scheduleSearch } = useLiveSearch(props);

	return (
		<>
			<input
				type="search"
				name="q"
				defaultValue={value}
				ref={box}
				data-react=""
				onInput={scheduleSearch}
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

function useLiveSearch({ action, kept, value, parts }: LiveSearchProps) {
	const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
	const pendingRequest = useRef<AbortController | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Text typed before React loaded counts too.
		if (box.current && box.current.value.trim() !== value)
			box.current.dispatchEvent(new Event("input", { bubbles: true }));
		return () => {
			clearTimeout(timer.current);
			pendingRequest.current?.abort();
		};
	}, [value]);

	async function search(words: string) {
		pendingRequest.current?.abort();
		const controller = new AbortController();
		pendingRequest.current = controller;
		setState("asking");
		const address = addressOf(action, { ...kept, q: words });
		try {
			const response = await fetch(address, { signal: controller.signal });
			if (response.status >= 500) throw new Error("The server could not look.");
			replaceParts(parts, await response.text());
			history.replaceState(history.state, "", address);
			if (pendingRequest.current === controller) setState("idle");
		} catch {
			// The next keystroke searches again.
			if (pendingRequest.current === controller) setState("failed");
		}
	}

	function scheduleSearch({ currentTarget }: InputEvent<HTMLInputElement>) {
		const { value: words } = currentTarget;
		clearTimeout(timer.current);
		timer.current = setTimeout(() => search(words.trim()), pause);
	}

	return { box, state, scheduleSearch };
}

function replaceParts(ids: readonly string[], html: string) {
	const page = new DOMParser().parseFromString(html, "text/html");
	for (const id of ids) {
		const newPart = page.getElementById(id);
		if (newPart) document.getElementById(id)?.replaceChildren(...newPart.childNodes);
	}
}

function addressOf(action: string, values: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
	return query.size > 0 ? `${action}?${query}` : action;
}
