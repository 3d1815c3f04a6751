import { useEffect, useState } from "react";
import { Outlet, useNavigation } from "react-router";

/** Mounts each page and each answered form anew, as a new document would be. */
export function PageOutlet() {
	const page = usePageNumber();
	useEffect(() => {
		if (page === 0) return;
		const wrong = document.querySelector<HTMLElement>("main [role=alert][tabindex]");
		if (wrong) wrong.focus();
		else document.querySelector("main")?.focus({ preventScroll: true });
	}, [page]);
	return <Outlet key={page} />;
}

function usePageNumber(): number {
	const isBusy = useNavigation().state !== "idle";
	const [page, setPage] = useState({ number: 0, isBusy });
	if (page.isBusy !== isBusy) setPage({ number: isBusy ? page.number : page.number + 1, isBusy });
	return page.number;
}
