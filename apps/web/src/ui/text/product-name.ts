export const productName = "Citelens";
