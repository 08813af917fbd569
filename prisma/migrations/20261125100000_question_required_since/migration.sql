-- AlterTable
ALTER TABLE "QuestionnaireItem" ADD COLUMN     "requiredSince" INTEGER NOT NULL DEFAULT 1;
